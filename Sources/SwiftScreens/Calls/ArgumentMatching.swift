// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Which argument is for which parameter, and which overload is meant.
///
/// There is no type checker: labels decide, then the forms of arguments.
enum ArgumentMatching {
    /// The overload whose parameters fit the arguments best.
    static func best(of functions: [SourceNode], for arguments: [Argument]) -> Int? {
        guard functions.count > 1 else { return functions.isEmpty ? nil : 0 }
        let fitting = functions.indices.filter {
            matched(functions[$0].all(.parameter), arguments) != nil
        }
        // Of several, the one with the fewest parameters that are left out.
        return fitting.min {
            functions[$0].all(.parameter).count < functions[$1].all(.parameter).count
        }
            ?? 0
    }

    /// The argument of each parameter; nil for its default. Nil as a whole if they do not fit.
    static func matched(
        _ parameters: [SourceNode], _ arguments: [Argument]
    ) -> [(parameter: SourceNode, argument: Argument?)]? {
        var found: [Argument?] = Array(repeating: nil, count: parameters.count)
        var next = 0
        for argument in arguments {
            let isFree = { (index: Int) in found[index] == nil }
            let index: Int?
            if argument.isTrailing, argument.label.isEmpty {
                let open = parameters.indices.filter {
                    $0 >= next && isFree($0) && parameters[$0].takesClosure
                }
                // Forward matching, which skips closures with a default if a later one needs it.
                index =
                    open.first { parameters[$0].initialValue == nil } ?? open.first
                    ?? parameters.indices.last(where: isFree)
            } else if argument.label.isEmpty {
                index = parameters.indices.first {
                    $0 >= next && isFree($0) && parameters[$0].externalName == "_"
                }
            } else {
                index = parameters.indices.first {
                    isFree($0) && parameters[$0].externalName == argument.label
                }
            }
            guard let index, parameters[index].accepts(argument.node) else { return nil }
            found[index] = argument
            if !argument.isTrailing { next = max(next, index + 1) }
        }
        for (parameter, argument) in zip(parameters, found)
        where argument == nil && parameter.initialValue == nil
            && !(parameter.typeName?.hasSuffix("...") ?? false)
        {
            return nil
        }
        return zip(parameters, found).map { ($0, $1) }
    }
}

extension SourceNode {
    /// The label of a parameter in calls; `_` for none.
    var externalName: String { first(.label)?.name ?? name }

    /// Whether a parameter can have an argument, as far as the forms of both tell.
    fileprivate func accepts(_ argument: SourceNode) -> Bool {
        let isClosure = typeName?.contains("->") ?? false
        switch argument.kind {
        case .closure:
            return takesClosure
                || !["String", "Bool", "Int", "LocalizedStringKey", "Image", "Color"].contains(
                    typeName ?? "")
        case .string, .integer, .float, .bool, .array, .dictionary: return !isClosure
        case .call: return !isClosure || argument.children.first?.name.first?.isUppercase != true
        default: return true
        }
    }

    /// Whether a parameter or property takes a closure.
    var takesClosure: Bool {
        typeName?.contains("->") ?? false
            || children.contains { $0.kind == .attribute && $0.name.hasSuffix("Builder") }
            || typeName.map {
                $0.hasSuffix("Action") || $0.hasSuffix("Closure") || $0.hasSuffix("Handler")
            } ?? false
    }
}
