import CursesUI

/// E: many views that are all created at once, below a counter with a button. The third argument selects the form of
/// the code.
struct EagerApp: App {
    var body: some Scene {
        WindowGroup {
            switch CommandLine.arguments.last {
            case "apart": EagerParts()
            case "handled": EagerParts().onKeyPress("c") { .handled }
            case "shared": SharedCount()
            default: InlineRows()
            }
        }
    }
}

private struct EagerParts: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TickHeader()
            EagerRows()
        }
    }
}

private struct TickHeader: View {
    @State private var ticks = 1000

    var body: some View {
        HStack {
            Text("Ticks \(ticks)")
            Button("Tick") { ticks += 1 }
        }
    }
}

private struct EagerRows: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<WorkloadApps.count, id: \.self) { Text("Row \($0)") }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .scrollIndicators(.hidden)
    }
}

private struct SharedCount: View {
    @State private var ticks = 1000

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Ticks \(ticks)")
                Button("Tick") { ticks += 1 }
            }
            EagerRows()
        }
    }
}

private struct InlineRows: View {
    @State private var ticks = 1000

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Ticks \(ticks)")
                Button("Tick") { ticks += 1 }
            }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<WorkloadApps.count, id: \.self) { Text("Row \($0)") }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .scrollIndicators(.hidden)
        }
    }
}
