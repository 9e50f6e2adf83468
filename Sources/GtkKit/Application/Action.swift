// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// An action that menus, keys, and buttons activate by name (`GSimpleAction`).
package final class Action: Object {
    /// An action without a parameter.
    package convenience init(_ name: String, _ handler: @escaping () -> Void) {
        self.init(owning: g_simple_action_new(name, nil)?.raw)
        connect("activate", handler)
    }

    package convenience init<Parameter: VariantConvertible>(
        _ name: String, parameter: Parameter.Type, _ handler: @escaping (Parameter) -> Void
    ) {
        self.init(owning: g_simple_action_new(name, Parameter.variantType)?.raw)
        connect(emission: "activate") { emission in
            guard let variant = g_value_get_variant(emission.next().pointer),
                let parameter = Parameter(checking: variant)
            else { return }
            handler(parameter)
        }
    }

    /// An action with a Boolean state; `handler` is called with each change.
    package convenience init(_ name: String, state: Bool, _ handler: @escaping (Bool) -> Void) {
        self.init(owning: g_simple_action_new_stateful(name, nil, state.makeVariant())?.raw)
        followChanges(handler)
    }

    /// An action that selects one of several states; `handler` is called with each change.
    package convenience init<State: VariantConvertible>(
        _ name: String, choice state: State, _ handler: @escaping (State) -> Void
    ) {
        self.init(
            owning: g_simple_action_new_stateful(name, State.variantType, state.makeVariant())?.raw)
        followChanges(handler)
    }

    /// Whether the action is enabled. Menus and buttons follow.
    @Property("enabled") package var isEnabled: Bool

    /// Sets the state without calling the handler.
    package func setState<State: VariantConvertible>(_ state: State) {
        g_simple_action_set_state(opaque, state.makeVariant())
    }

    /// The state; nil if the action has no state of that type.
    package func state<State: VariantConvertible>(as type: State.Type = State.self) -> State? {
        guard let variant = g_action_get_state(opaque) else { return nil }
        defer { g_variant_unref(variant) }
        return State(checking: variant)
    }

    package func activate() { g_action_activate(opaque, nil) }

    package func activate<Parameter: VariantConvertible>(_ parameter: Parameter) {
        g_action_activate(opaque, parameter.makeVariant())
    }

    /// Calls `handler` with each change of state. A handler of `change-state` replaces the handler of the class, and
    /// must set the state.
    private func followChanges<State: VariantConvertible>(_ handler: @escaping (State) -> Void) {
        connect(emission: "change-state") { emission in
            guard let variant = g_value_get_variant(emission.next().pointer),
                let state = State(checking: variant)
            else { return }
            g_simple_action_set_state(emission.emitter.opaque, variant)
            handler(state)
        }
    }
}

/// An object with actions: an ``Application`` (`app.…`) or a ``Window`` (`win.…`).
package protocol ActionMap: Object {}

extension ActionMap {
    /// Adds an action, or replaces the action with the same name.
    package func addAction(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }

    package func addActions(_ actions: [Action]) { actions.forEach(addAction) }
}
