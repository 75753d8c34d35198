import CursesUI

/// A counter that views observe.
final class Counter: ObservableObject {
    @Published var count = 0
}

/// A text that observes the counter itself.
struct CounterText: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("Count: \(counter.count)") }
}

/// W1: a counter above a list of a thousand rows. Only the text observes the counter.
struct CounterScreen: View {
    let counter: Counter

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CounterText(counter: counter)
            List(0..<1000, id: \.self) { Text("Row \($0)") }
        }
    }
}

/// W2: a field, and a message about its content.
struct TypingScreen: View {
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("", text: $text)
                .textFieldStyle(.plain)
            Text(text.count < 8 ? "Too short: \(text.count) of 8 characters" : "Fine: \(text.count) characters")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// W3: every cell changes.
struct CellsScreen: View {
    @ObservedObject var counter: Counter

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<40) { row in Text(verbatim: line(row, counter.count)) }
        }
    }

    private func line(_ row: Int, _ frame: Int) -> String {
        String(decoding: (0..<120).map { UInt8(33 + (row * 13 + $0 * 7 + frame * (2 * row + 3)) % 94) }, as: UTF8.self)
    }
}

/// W5: an endless list of rows, scrolled by one.
struct ScrollingScreen: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { Text("Row \($0)") }
            .scrollIndicators(.hidden)
    }
}

/// W6: many views, on and off the screen. One of them shows a counter.
struct ViewsScreen: View {
    let counter: Counter
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                CounterText(counter: counter)
                ForEach(0..<count, id: \.self) { Text("View \($0)") }
            }
        }
    }
}

/// W1u: a header with a counter above a list of a thousand rows, as app authors usually write it.
struct HeaderScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TickingHeader()
            List(0..<1000, id: \.self) { Text("Row \($0)") }
        }
    }
}

private struct TickingHeader: View {
    @State private var count = 100

    var body: some View {
        HStack {
            Text("Ticks")
            Text("\(count)").bold()
            Text("so far")
            Button("Tick") { count += 1 }
        }
    }
}

/// W1p: the same as W1u, but the view that contains the list owns the count.
struct ParentScreen: View {
    @State private var count = 100

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Ticks")
                Text("\(count)").bold()
                Text("so far")
                Button("Tick") { count += 1 }
            }
            List(0..<1000, id: \.self) { row in
                HStack {
                    Text("Row \(row)")
                    Spacer()
                    Text("of many")
                }
            }
        }
    }
}

/// A counter among texts that stay the same, in one body.
struct ConstantTextsScreen: View {
    @ObservedObject var counter: Counter
    let count: Int

    var body: some View {
        VStack {
            Text("Count: \(counter.count)")
            ForEach(0..<count / 10, id: \.self) { _ in
                HStack {
                    Group {
                        Text(verbatim: "a")
                        Text(verbatim: "b")
                        Text(verbatim: "c")
                        Text(verbatim: "d")
                        Text(verbatim: "e")
                    }
                    Group {
                        Text(verbatim: "f")
                        Text(verbatim: "g")
                        Text(verbatim: "h")
                        Text(verbatim: "i")
                        Text(verbatim: "j")
                    }
                }
            }
        }
    }
}

/// A list whose rows are a symbol and three texts.
struct FilesScreen: View {
    let count: Int
    @State private var selection: Int?

    var body: some View {
        List(0..<count, id: \.self, selection: $selection) { number in
            HStack {
                Image(systemName: "doc")
                Text("File \(number)")
                Spacer()
                Text(verbatim: number.isMultiple(of: 3) ? "Folder" : "Document")
                Text("\(number * 37 % 1000)")
            }
        }
    }
}

/// A screen that the letter A changes, to be shown at many sizes.
struct ResizedScreen: View {
    let name: String
    @State private var count = 100

    var body: some View {
        VStack(alignment: .leading) {
            switch name {
            case "header": CountingHeader(count: count)
            case "parent":
                CountingHeader(count: count)
                List(0..<1000, id: \.self) { Text("Row \($0)") }
            case "paragraphs":
                HStack(alignment: .top) {
                    CountingParagraph(count: count)
                    CountingParagraph(count: 100).frame(maxWidth: .infinity)
                }
            default:
                TextField("Name", text: .constant("\(count)"))
                Form { CountingHeader(count: count) }
            }
        }
        .focusable()
        .onKeyPress("a") {
            count += 1
            return .handled
        }
    }
}

/// A column that becomes wider and narrower.
struct WideningScreen: View {
    @State private var count = 100
    @State private var width = 30.0

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                CountingHeader(count: count)
                CountingParagraph(count: count)
            }
            .frame(width: width)
            CountingParagraph(count: 100)
        }
        .focusable()
        .onKeyPress("a") {
            count += 1
            return .handled
        }
        .onKeyPress("+") {
            width += 1
            return .handled
        }
        .onKeyPress("-") {
            width -= 1
            return .handled
        }
    }
}

private struct CountingHeader: View {
    let count: Int

    var body: some View {
        HStack {
            Text("Ticks")
            Text("\(count)").bold()
            Spacer()
            Text("so far")
        }
    }
}

private struct CountingParagraph: View {
    let count: Int

    var body: some View {
        Text("\(count) words, and many more after them, so that the line is broken at each width that it gets")
    }
}
