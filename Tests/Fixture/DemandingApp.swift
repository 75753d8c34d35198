import CursesUI

/// Shows views that demand more than a terminal has space for. The second argument selects them.
struct DemandingApp: App {
    var body: some Scene {
        WindowGroup {
            switch CommandLine.arguments.dropFirst(2).first {
            case "nested": nested(Int(CommandLine.arguments[3])!)
            case "inside": Inside()
            case "twice": Twice()
            case "deliveries": Deliveries()
            case "text": Text(verbatim: LongText.words(500_000))
            case "scrolled": ScrollView { Text(verbatim: LongText.words(500_000)) }
            default: Text(verbatim: "nested COUNT, inside, twice, deliveries, text or scrolled")
            }
        }
    }

    private func nested(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text(verbatim: "innermost"))) { view, _ in AnyView(VStack { view }) }
    }
}

/// A view that contains itself.
private struct Inside: View {
    var body: some View {
        VStack { AnyView(Inside()) }
    }
}

/// A view that contains itself twice.
private struct Twice: View {
    var body: some View {
        VStack {
            Text(verbatim: "beside itself")
            AnyView(Twice())
            AnyView(Twice())
        }
    }
}

private final class Counter: ObservableObject {
    @Published var count = 0
}

/// A view in which each received value sends another value.
private struct Deliveries: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("Count") { counter.count = 1 }
            .onReceive(counter.$count.dropFirst()) { counter.count = $0 + 1 }
    }
}

private enum LongText {
    static func words(_ count: Int) -> String {
        let words = ["plain", "naïve", "e\u{301}le\u{300}ve", "漢字かな", "👩‍👩‍👧‍👦", "👍🏽", "שלום"]
        return (0..<count).map { "\(words[$0 % words.count]) \($0)" }.joined(separator: " ")
    }
}
