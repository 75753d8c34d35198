import CursesUI

/// W1u: a header that counts, above a list of a thousand rows.
struct HeaderApp: App {
    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading, spacing: 0) {
                Header()
                List(0..<1000, id: \.self) { Text("Row \($0)") }
            }
            .scrollIndicators(.hidden)
        }
    }
}

private struct Header: View {
    @State private var count = 1000

    var body: some View {
        HStack {
            Text("Ticks")
            Text("\(count)").bold()
            Text("so far")
            Button("Tick") { count += 1 }
        }
    }
}

/// W1p: the same header, with the count in the view that contains the list.
struct HeaderParentApp: App {
    var body: some Scene {
        WindowGroup { HeaderParent() }
    }
}

private struct HeaderParent: View {
    @State private var count = 1000

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Ticks")
                Text("\(count)").bold()
                Text("so far")
                Button("Tick") { count += 1 }
            }
            List(0..<1000, id: \.self) { Text("Row \($0)") }
        }
        .scrollIndicators(.hidden)
    }
}
