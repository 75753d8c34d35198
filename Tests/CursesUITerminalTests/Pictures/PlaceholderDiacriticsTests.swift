import TestSupport
import Testing

@testable import CursesUITerminal

@Suite("Marks of placeholders") struct PlaceholderDiacriticsTests {
    private let marks = PlaceholderDiacritics.scalars

    @Test("The marks are those of the protocol's table")
    func table() {
        #expect(marks.count == 297)
        let known: [Int: UInt32] = [
            0: 0x305, 1: 0x30D, 2: 0x30E, 3: 0x310, 52: 0x5AF, 100: 0x7EB, 150: 0x1B6B, 200: 0x20D4, 250: 0xA8E0,
            295: 0x1D243, 296: 0x1D244,
        ]
        for (index, mark) in known { #expect(marks[index] == mark, "\(index)") }
        #expect(Set(marks).count == marks.count)
    }

    @Test("No mark takes a column or composes with a letter")
    @MainActor func columns() throws {
        #expect(UTF8Locale.use())
        #expect(GlyphEncoder.canPlacePictures)
        for mark in marks {
            let scalar = try #require(Unicode.Scalar(mark))
            #expect(scalar.properties.canonicalCombiningClass == .above)
            #expect(ScalarClass(scalar) == .mark)
        }
    }

    @Test(
        "The marks follow from the Unicode Character Database by the rules of the protocol's table",
        .unicodeData(version: WidthTable.unicodeVersion)
    )
    func rule() throws {
        var early: Set<UInt32> = []
        for (range, age) in try UnicodeData.ranges(of: "DerivedAge.txt") where try #require(Double(age)) <= 6 {
            early.formUnion(range)
        }
        // Marks that Unicode normalisation can compose with a base character.
        let joining: Set<UInt32> = [
            0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F, 0x311, 0x313,
            0x314, 0x342, 0x653, 0x654,
        ]
        let found = try UnicodeData.fields(of: "UnicodeData.txt").compactMap { fields -> UInt32? in
            guard Array(fields[2...5]) == ["Mn", "230", "NSM", ""], let value = UInt32(fields[0], radix: 16)
            else { return nil }
            return early.contains(value) && !joining.contains(value) ? value : nil
        }
        #expect(marks == found)
    }
}
