import CursesUI

/// The forms of a screen with many eagerly created views below a counter with a button.
enum EagerForm: CaseIterable {
    /// The header and the rows are separate views.
    case apart
    /// The same as `apart`, with a key handler around the views.
    case handled
    /// The count is a state of the parent of the header and the rows. The rows are a separate view.
    case shared
    /// Everything is in one body.
    case inline
}

struct EagerScreen: View {
    let form: EagerForm
    let count: Int

    var body: some View {
        switch form {
        case .apart: EagerParts(count: count)
        case .handled: EagerParts(count: count).onKeyPress("c") { .handled }
        case .shared: SharedCount(count: count)
        case .inline: InlineRows(count: count)
        }
    }
}

private struct EagerParts: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading) {
            TickHeader()
            EagerRows(count: count)
        }
    }
}

private struct TickHeader: View {
    @State private var ticks = 10

    var body: some View {
        HStack {
            Text("Ticks: \(ticks)")
            Button("Tick") { ticks += 1 }
        }
    }
}

private struct EagerRows: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(0..<count, id: \.self) { Text("Row \($0)") }
            }
        }
    }
}

private struct SharedCount: View {
    let count: Int
    @State private var ticks = 10

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Ticks: \(ticks)")
                Button("Tick") { ticks += 1 }
            }
            EagerRows(count: count)
        }
    }
}

private struct InlineRows: View {
    let count: Int
    @State private var ticks = 10

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Ticks: \(ticks)")
                Button("Tick") { ticks += 1 }
            }
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                }
            }
        }
    }
}
