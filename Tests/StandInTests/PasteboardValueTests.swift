import CursesUITesting
import SwiftUICompat
import Testing
import UIKitCompat

@MainActor
@Suite("Values on the pasteboard of UIKit")
struct PasteboardValueTests {
    @Test("A picture or a colour stays until a text replaces it")
    func values() {
        let board = UIPasteboard.general
        let count = board.changeCount
        board.image = UIImage()
        #expect(board.hasImages && !board.hasColors && board.changeCount > count && board.numberOfItems == 1)
        board.color = .red
        #expect(!board.hasImages && board.color == .red)
        board.string = "text"
        #expect(!board.hasColors && board.items.count == 1 && board.hasStrings)
        board.items = []
        #expect(board.items.isEmpty && !board.hasImages)
    }

    @Test("Values and data have types")
    func types() {
        let board = UIPasteboard.general
        board.setItems([["public.utf8-plain-text": "a", "app.note": Data([1])]])
        #expect(board.string == "a" && board.data(forPasteboardType: "app.note") == Data([1]))
        #expect(board.contains(pasteboardTypes: ["x", "app.note"]) && !board.contains(pasteboardTypes: ["x"]))
        board.setData(Data("b".utf8), forPasteboardType: "public.text")
        #expect(board.string == "b" && board.data(forPasteboardType: "app.note") == nil)
        board.setValue("c", forPasteboardType: "public.text")
        #expect(board.value(forPasteboardType: "public.text") as? String == "c")
        board.items = []
    }
}
