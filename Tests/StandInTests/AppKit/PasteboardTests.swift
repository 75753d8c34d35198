import CursesUITesting
import Foundation
import SwiftUICompat
import Testing

@MainActor
@Suite("The pasteboards of AppKit", .serialized)
struct PasteboardTests {
    private let board = NSPasteboard.general

    @Test("Plain text goes to the app's pasteboard, and other types stay beside it")
    func types() {
        let start = board.clearContents()
        #expect(board.types == nil && board.string(forType: .string) == nil && board.pasteboardItems == nil)
        #expect(board.setString("harbour", forType: .string))
        #expect(board.setString("<b>harbour</b>", forType: .html))
        #expect(board.setData(Data([1, 2]), forType: .rtf))
        #expect(UIPasteboard.general.string == "harbour" && board.changeCount == start)
        #expect(board.types == [.string, .html, .rtf] && board.availableType(from: [.png, .rtf]) == .rtf)
        #expect(board.data(forType: .rtf) == Data([1, 2]) && board.data(forType: .string) == Data("harbour".utf8))
        #expect(board.string(forType: .html) == "<b>harbour</b>" && board.data(forType: .pdf) == nil)
        #expect(board.setPropertyList(["a", "b"], forType: .init("org.example.list")))
        #expect(board.propertyList(forType: .init("org.example.list")) as? [String] == ["a", "b"])
    }

    @Test("A text that other code copies counts as a change")
    func changes() {
        let start = board.declareTypes([.string, .html], owner: nil)
        board.setString("first", forType: .string)
        board.setString("<i>first</i>", forType: .html)
        UIPasteboard.general.string = "second"
        #expect(board.changeCount == start + 1 && board.types == [.string])
        #expect(board.string(forType: .string) == "second")
        #expect(NSPasteboard(name: .general).string(forType: .string) == "second")
    }

    @Test("Objects are written as items, and read as objects of classes")
    func objects() throws {
        let board = NSPasteboard(name: .init("objects"))
        let page = try #require(URL(string: "https://example.org/a"))
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        #expect(board.writeObjects([NSString(string: "text"), page as NSURL, file as NSURL]))
        #expect(board.pasteboardItems?.count == 3 && board.types?.contains(.fileURL) == true)
        #expect(
            board.readObjects(forClasses: [NSString.self]) as? [String] == ["text", page.absoluteString, file.path])
        let files = board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true])
        #expect(files as? [URL] == [file] && board.canReadObject(forClasses: [NSURL.self]))
        #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == [page, file])
        #expect(!board.canReadObject(forClasses: [NSColor.self]))
        board.clearContents()
        board.writeObjects([NSColor(red: 1, green: 0, blue: 0, alpha: 1)])
        #expect((board.readObjects(forClasses: [NSColor.self])?.first as? NSColor)?.redComponent == 1)
        let other = NSPasteboard(name: .init("objects"))
        #expect(other == board || other.types == board.types)
    }

    @Test("An item asks its provider for data, and a pasteboard its owner")
    func providers() {
        final class Provider: NSObject, NSPasteboardItemDataProvider {
            func pasteboard(
                _ pasteboard: NSPasteboard?, item: NSPasteboardItem,
                provideDataForType type: NSPasteboard.PasteboardType
            ) {
                item.setString("late", forType: type)
            }
        }
        final class Owner: NSPasteboardTypeOwner {
            func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType) {
                sender.setString("owned", forType: type)
            }
        }
        let (provider, owner) = (Provider(), Owner())
        let item = NSPasteboardItem()
        item.setDataProvider(provider, forTypes: [.string])
        let board = NSPasteboard.withUniqueName()
        board.writeObjects([item])
        #expect(board.string(forType: .string) == "late")
        board.declareTypes([.html], owner: owner)
        #expect(board.string(forType: .html) == "owned" && board.string(forType: .rtf) == "owned")
    }
}
