import CursesUITesting

/// A counter, which views observe.
final class Counter: ObservableObject {
    @Published var count = 0
}

/// A text that observes the counter itself.
private struct CounterText: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("Count: \(counter.count)") }
}

/// A counter above a list.
struct CounterScreen: View {
    let counter: Counter

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CounterText(counter: counter)
            List(0..<1000, id: \.self) { Text("Row \($0)") }
        }
    }
}

/// A counter above texts that are all visible.
struct ColumnScreen: View {
    let counter: Counter

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                CounterText(counter: counter)
                ForEach(0..<1000, id: \.self) { Text("View \($0)") }
            }
        }
    }
}

/// A screen whose body reads the counter, but whose content never changes.
struct SameScreen: View {
    @ObservedObject var counter: Counter

    var body: some View { Text(counter.count < 0 ? "Less" : "At least nothing") }
}

/// Rows of text whose letters stay the same while their colours change.
struct ColourScreen: View {
    @ObservedObject var counter: Counter

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<40) { row in Text(verbatim: String(repeating: "colour", count: 20)) }
        }
        .foregroundColor(counter.count % 2 == 0 ? .red : .blue)
    }
}

/// Rows of text in which every cell changes.
struct CellsScreen: View {
    @ObservedObject var counter: Counter

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<40) { row in Text(verbatim: line(row, counter.count)) }
        }
    }

    private func line(_ row: Int, _ frame: Int) -> String {
        let letters = (0..<120).map { UInt8(33 + (row * 13 + $0 * 7 + frame * (2 * row + 3)) % 94) }
        return String(decoding: letters, as: UTF8.self)
    }
}
