import CursesUITesting
import Testing

@MainActor
@Suite("Texts with too little room")
struct SqueezedTextTests {
    private func picture(_ view: some View, width: Int, height: Int = 3) -> String {
        let filled = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        return render(filled, size: CellSize(width: width, height: height)).text
    }

    private var row: some View {
        HStack(alignment: .top) {
            Text("one two three")
            Text("four")
        }
    }

    @Test(
        "in a row the shorter text has its room first, and the longer one breaks between words",
        arguments: [
            (18, "one two three four"), (17, "one two four\nthree"), (10, "one   four\ntwo\nthree"),
        ]
    )
    func rows(width: Int, expected: String) {
        #expect(picture(row, width: width) == expected)
    }

    @Test("a word is broken only where a line has no room for it")
    func words() {
        #expect(picture(row, width: 9) == "one  four\ntwo\nthr…")
        #expect(picture(row, width: 9, height: 4) == "one  four\ntwo\nthre\ne")
    }

    @Test("a text of one row is cut")
    func oneRow() {
        #expect(picture(row.lineLimit(1), width: 12) == "one tw… four")
    }

    @Test("a spacer keeps the texts beside it apart, unless its least length is none")
    func spacer() {
        func row(_ spacer: Spacer) -> some View {
            HStack(alignment: .top) {
                Text("one two")
                spacer
                Text("three")
            }
        }
        #expect(picture(row(Spacer()), width: 14) == "one two  three")
        #expect(picture(row(Spacer()), width: 13) == "one two three")
        #expect(picture(row(Spacer()), width: 12) == "one    three\ntwo")
        #expect(picture(row(Spacer(minLength: 0)), width: 12) == "one twothree")
        let edges = HStack {
            Spacer()
            Text("three")
            Spacer()
        }
        #expect(picture(edges, width: 5) == "three")
    }

    @Test("a text of a higher priority keeps its room")
    func priority() {
        let row = HStack {
            Text("kept whole").layoutPriority(1)
            Text("gives way")
        }
        .lineLimit(1)
        #expect(picture(row, width: 15) == "kept whole giv…")
    }

    @Test("the icon of a label stays, and its title breaks between words")
    func label() {
        let label = Label("a starry title", systemImage: "star.fill")
        #expect(picture(label, width: 10) == "★ a starry\n  title")
        #expect(picture(label.lineLimit(1), width: 10) == "★ a starr…")
    }
}
