import Foundation
import Testing

@testable import CursesUITerminal

@Suite("Sequences of kitty's graphics protocol") struct KittyGraphicsTests {
    private func makePicture(bytes: Int, width: Int = 3, height: Int = 2) throws -> TerminalPicture {
        let data = (0..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        return try #require(TerminalPicture(data: data, size: CellSize(width: width, height: height)))
    }

    /// Returns the graphics commands in the output, split into their keys and their payloads.
    private func commands(_ bytes: [UInt8]) -> [(keys: String, text: String)] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}_G").dropFirst().map { command in
            let parts = command.components(separatedBy: "\u{1B}\\")[0].split(separator: ";", maxSplits: 1)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    @Test("A small picture is sent in one piece and placed where its placeholders are")
    func small() throws {
        let picture = try makePicture(bytes: 6)
        let text = String(decoding: KittyGraphics.send(picture), as: UTF8.self)
        let base64 = Data(picture.data).base64EncodedString()
        #expect(
            text == "\u{1B}_Ga=t,f=100,i=\(picture.id),q=2,m=0;\(base64)\u{1B}\\"
                + "\u{1B}_Ga=p,U=1,i=\(picture.id),c=3,r=2,q=2\u{1B}\\")
    }

    @Test(
        "A large picture is sent in pieces of 4096 bytes, the last of which is marked",
        arguments: [
            3071, 3072, 3073, 6144, 10_000,
        ])
    func chunks(bytes: Int) throws {
        let picture = try makePicture(bytes: bytes)
        let all = commands(KittyGraphics.send(picture))
        let pieces = all.dropLast()
        #expect(pieces.count == (bytes + 3071) / 3072)
        #expect(pieces.dropLast().allSatisfy { $0.text.utf8.count == 4096 && $0.keys.hasSuffix("q=2,m=1") })
        #expect(pieces.last?.keys.hasSuffix("q=2,m=0") == true)
        #expect(pieces.dropFirst().allSatisfy { !$0.keys.contains("i=") })
        #expect(Data(base64Encoded: pieces.map(\.text).joined()) == Data(picture.data))
        #expect(all.last?.keys == "a=p,U=1,i=\(picture.id),c=3,r=2,q=2")
    }

    @Test("A picture is deleted with its data, by its id")
    func delete() {
        #expect(KittyGraphics.delete(77) == Array("\u{1B}_Ga=d,d=I,i=77,q=2\u{1B}\\".utf8))
    }

    @Test("Only the answer to the query determines whether pictures are accepted")
    func answers() {
        #expect(String(decoding: KittyGraphics.question, as: UTF8.self).contains("i=24301,s=1,v=1,a=q"))
        #expect(KittyGraphics.isOffered(by: "Gi=24301;OK") == true)
        #expect(KittyGraphics.isOffered(by: "Gi=24301;ENOTSUPPORTED:no") == false)
        #expect(KittyGraphics.isOffered(by: "Gi=1;OK") == nil)
        #expect(KittyGraphics.isOffered(by: "") == nil)
    }

    @Test("The id of a picture is a colour and unique")
    func ids() throws {
        let pictures = try (0..<100).map { _ in try makePicture(bytes: 1) }
        #expect(Set(pictures.map(\.id)).count == 100)
        #expect(pictures.allSatisfy { (1...0xFF_FFFF).contains($0.id) })
        let picture = pictures[0]
        let link = Hyperlink("https://x")
        let style = picture.style(
            over: Style(foreground: .red, background: .blue, attributes: [.bold, .reverse], link: link), .kitty)
        #expect(style.background == .blue && style.attributes == [] && style.link == link)
        guard case .rgb(let red, let green, let blue) = style.foreground.kind else {
            Issue.record("\(style.foreground)")
            return
        }
        let number: UInt32 = [red, green, blue].reduce(0) { $0 << 8 | UInt32($1) }
        #expect(number == picture.id)
    }

    @Test(
        "A picture cannot have zero cells, or more cells along a side than there are marks",
        arguments: [
            (0, 1), (1, 0), (298, 1), (1, 298),
        ])
    func sides(width: Int, height: Int) {
        #expect(TerminalPicture(data: [1], size: CellSize(width: width, height: height)) == nil)
        #expect(TerminalPicture(data: [1], size: CellSize(width: 297, height: 297)) != nil)
    }
}

@Suite("Cells of pictures") struct PictureGlyphTests {
    @Test(
        "A glyph contains the picture that it shows, and the part",
        arguments: [
            (0, 0, 0), (1, 2, 3), (1023, 296, 296), (512, 0, 296), (128, 296, 0),
        ])
    func places(number: Int, row: Int, column: Int) throws {
        let glyph = Glyph(picture: number, row: row, column: column)
        let place = try #require(glyph.picturePlace)
        #expect((place.number, place.row, place.column) == (number, row, column))
        #expect(glyph.width == 1)
        // The glyph of a picture has no text.
        #expect(glyph.description == " ")
        #expect(glyph.emojiSequence == nil)
        #expect(glyph != .space)
    }

    @Test(
        "Text never becomes a part of a picture, even if it contains a placeholder",
        arguments: [
            "a", "漢", "é", "👩\u{200D}💻", "\u{10EEEE}", "\u{10EEEE}\u{305}\u{30D}", "x\u{10EEEE}",
        ])
    func text(text: String) {
        var buffer = CellBuffer(size: CellSize(width: 8, height: 1))
        buffer.write(text, style: .plain, at: .zero, clip: buffer.bounds)
        let encoder = GlyphEncoder(emoji: .all, pictures: .kitty)
        for cell in buffer.cells {
            #expect(cell.glyph.picturePlace == nil)
            encoder.encode(cell.glyph) { scalars in
                #expect(!scalars.contains(KittyGraphics.placeholder), "\(text.unicodeScalars)")
            }
        }
    }

    @Test("A placeholder in a text becomes the replacement character")
    func replaced() {
        #expect(Glyph.glyphs(for: "\u{10EEEE}").map(\.description) == ["\u{FFFD}"])
        #expect(ScalarClass("\u{10EEEE}") == .replaced)
        #expect(ScalarClass("\u{10EEED}") == .narrow)
    }

    @Test("The encoder replaces a placeholder that the splitter has not removed")
    @MainActor func lastGate() {
        #expect(UTF8Locale.use())
        var found: [UInt32] = []
        GlyphEncoder(pictures: .kitty).encode(Glyph(scalar: "\u{10EEEE}", width: 1)) { found += $0 }
        #expect(found == [0xFFFD])
    }

    @Test("A cell of a picture is the placeholder with its row and its column")
    @MainActor func cells() {
        #expect(UTF8Locale.use())
        let glyph = Glyph(picture: 3, row: 2, column: 1)
        var found: [UInt32] = []
        GlyphEncoder(pictures: .kitty).encode(glyph) { found += $0 }
        #expect(found == [0x10EEEE, 0x30E, 0x30D])
        found = []
        GlyphEncoder().encode(glyph) { found += $0 }
        #expect(found == [0x20])
        // With a link, the encoded cell has as many code points as an ncurses cell can hold.
        found = []
        GlyphEncoder(hasHyperlinks: true, pictures: .kitty)
            .encode(glyph, link: Hyperlink("https://x")) { found += $0 }
        #expect(found.count == 5 && found.first == 0x10EEEE && found.suffix(2) == [0x30E, 0x30D])
    }

    @Test("The table does not keep a picture alive, and does not reuse its number immediately")
    func table() throws {
        let table = PictureTable()
        let size = CellSize(width: 1, height: 1)
        var first = TerminalPicture(data: [1], size: size, table: table)
        let number = try #require(first?.number)
        #expect(table.picture(number) === first)
        first = nil
        #expect(table.picture(number) == nil)
        let second = try #require(TerminalPicture(data: [2], size: size, table: table))
        #expect(second.number != number)
        let more = (0..<2000).compactMap { _ in TerminalPicture(data: [3], size: size, table: table) }
        #expect(more.count == PictureTable.capacity - 1)
        #expect(table.picture(second.number) === second)
    }
}
