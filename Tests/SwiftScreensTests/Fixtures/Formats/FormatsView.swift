import SwiftUI

/// Numbers and dates, as formats write them.
struct FormatsView: View {
    @State private var volume = 0.55
    @State private var share = 25
    @State private var price = 1234.5
    @State private var start = Date()
    @ObservedObject var model: Model

    var body: some View {
        List {
            Section("Shares") {
                Text(volume, format: .percent)
                Text(share, format: .percent)
                Text(volume, format: .percent.precision(.fractionLength(1)))
                Text(volume.formatted(.percent))
                Text("Volume: \(volume.formatted(.percent))")
            }
            Section("Amounts") {
                Text(price, format: .currency(code: "USD"))
                Text(price, format: .currency(code: "JPY"))
                Text(price, format: .currency(code: "CHF"))
                LabeledContent("Price", value: price, format: .currency(code: "EUR"))
            }
            Section("Numbers") {
                Text(price, format: .number)
                Text(price.formatted())
                Text(price, format: .number.precision(.fractionLength(2)).grouping(.never))
                Text(-0.04, format: .number.precision(.fractionLength(1)))
            }
            Section("As in C") {
                Text(String(format: "%.1f s", volume))
                Text(String(format: "%02d:%02d", 5, 7))
                Text(String(format: "%2$05.1f of %1$d", 3, 2.25))
                Text(String(format: "%x", 255))
            }
            Section("In a text") {
                Text("Volume: \(volume, specifier: "%.2f")")
                Text("\(volume, format: .percent) of \(share, specifier: "%d")")
                Text("At \(start, style: .time)")
            }
            Section("Data") {
                Text(model.progress, format: .percent)
                Text(model.total.formatted(.currency(code: "USD")))
                Text(String(format: "%.2f km", model.distance))
            }
            Section("Dates") {
                Text(start, style: .date)
                Text(start, style: .time)
                Text(start.formatted(date: .omitted, time: .shortened))
                Text(start.formatted(date: .abbreviated, time: .shortened))
                Text(model.updated, style: .relative)
            }
        }
    }
}

final class Model: ObservableObject {
    @Published var progress: Double
    @Published var total: Decimal
    @Published var distance: Double
    @Published var updated: Date
}
