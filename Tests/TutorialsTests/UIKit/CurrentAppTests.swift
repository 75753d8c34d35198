import CursesUITesting
import SwiftUICompat
import Testing

/// Tests UIKit's names for the current app in a process that runs several apps.
@MainActor
@Suite("UIKit's names mean the app that is at work", .serialized)
struct CurrentAppTests {
    private struct Copier: View {
        let text: String
        let read: (String?) -> Void

        var body: some View {
            VStack {
                Button("Copy") { UIPasteboard.general.string = text }
                Button("Read") { read(UIPasteboard.general.string) }
            }
        }
    }

    private struct Width: View {
        var body: some View { Text(verbatim: "\(Int(UIScreen.main.bounds.width)) wide") }
    }

    @Test("two apps share no pasteboard, whichever of them was at work last")
    func pasteboards() {
        var read: [String?] = []
        let first = TestApp(Copier(text: "one") { read.append($0) })
        let second = TestApp(Copier(text: "two") { read.append($0) })
        first.click(text: "Copy")
        second.click(text: "Read")
        second.click(text: "Copy")
        first.click(text: "Read")
        second.click(text: "Read")
        #expect(read == [nil, "one", "two"])
        #expect(first.pasteboard == "one")
        #expect(second.pasteboard == "two")
    }

    @Test("the pasteboard takes texts and addresses")
    func forms() {
        let app = TestApp(Copier(text: "https://swift.org") { _ in })
        app.click(text: "Copy")
        #expect(app.pasteboard == "https://swift.org")
        var url: String?
        var hasStrings = false
        let reader = TestApp(
            Button("Read") {
                UIPasteboard.general.strings = ["https://swift.org"]
                url = UIPasteboard.general.url?.host
                hasStrings = UIPasteboard.general.hasStrings
            }
        )
        reader.press(.return)
        #expect(url == "swift.org")
        #expect(hasStrings)
    }

    @Test("the screen is that of the app whose body is evaluated")
    func screens() {
        let narrow = TestApp(Width(), size: CellSize(width: 30, height: 2))
        let wide = TestApp(Width(), size: CellSize(width: 50, height: 2))
        #expect(narrow.screen.position(of: "30 wide") != nil)
        #expect(wide.screen.position(of: "50 wide") != nil)
        narrow.resize(to: CellSize(width: 40, height: 2))
        #expect(narrow.screen.position(of: "40 wide") != nil)
        #expect(wide.screen.position(of: "50 wide") != nil)
    }
}
