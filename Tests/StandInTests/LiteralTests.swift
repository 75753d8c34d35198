import FoundationGaps
import SwiftUICompat
import Testing

@Suite("Literals of colours and pictures, and names of Foundation's")
struct LiteralTests {
    @Test("A colour literal is a colour of UIKit's")
    @MainActor
    func color() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    }

    @Test("A style that resolves to a colour is a colour, also beside UIKit's")
    func styles() {
        #expect(Color(.gray.opacity(0.5)) == Color.gray.opacity(0.5))
        #expect(Color(.systemGray) == Color(uiColor: .systemGray))
    }

    @Test("An image literal without a picture is an empty picture, on any thread")
    func image() async {
        #expect(await Task.detached { #imageLiteral(resourceName: "none of this name") }.value.size == .zero)
    }

    @Test("A detector finds links among other types")
    func links() throws {
        // The raw values of links and telephone numbers: Foundation's own constants are deprecated.
        let types: NSTextCheckingResult.CheckingType = [.init(rawValue: 1 << 6), .init(rawValue: 1 << 11)]
        let text = "see https://a.example or call"
        let found = try NSDataDetector(types: types.rawValue).matches(
            in: text, range: NSRange(text.startIndex..., in: text))
        #expect(found.map(\.url) == [URL(string: "https://a.example")])
    }

    @Test("The user's directories have names, and a chosen file may be read")
    func directories() {
        #expect(URL.documentsDirectory.path.hasPrefix("/"))
        #expect(FileManager.default.isWritableFile(atPath: URL.documentsDirectory.path))
        #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
        #expect(URL.documentsDirectory.startAccessingSecurityScopedResource())
    }
}
