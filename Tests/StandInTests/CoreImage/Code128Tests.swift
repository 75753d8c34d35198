import Testing

@testable import CoreImageCompat

@Suite("Code 128")
struct Code128Tests {
    @Test("A symbol character has eleven modules, an even number of them in bars, and no other has the same")
    func characters() {
        #expect(Code128.widths.count == 106)
        #expect(Set(Code128.widths).count == 106)
        for widths in Code128.widths {
            let numbers = widths.compactMap(\.wholeNumberValue)
            #expect(numbers.count == 6)
            #expect(numbers.reduce(0, +) == 11)
            #expect((numbers[0] + numbers[2] + numbers[4]).isMultiple(of: 2))
        }
    }

    /// The numbers of symbol characters that the rules of the standard give. The last one is the check character: the sum
    /// of the numbers, each times its place, modulo 103.
    @Test(
        "Texts have the sets that make them short",
        arguments: [
            ("Ia", [104, 41, 65, (104 + 41 + 2 * 65) % 103]),
            ("1234", [105, 12, 34, (105 + 12 + 2 * 34) % 103]),
            ("12", [105, 12, (105 + 12) % 103]),
            ("12345", [105, 12, 34, 100, 21, (105 + 12 + 2 * 34 + 3 * 100 + 4 * 21) % 103]),
            ("A1234", [104, 33, 99, 12, 34, (104 + 33 + 2 * 99 + 3 * 12 + 4 * 34) % 103]),
            ("A12B", [104, 33, 17, 18, 34, (104 + 33 + 2 * 17 + 3 * 18 + 4 * 34) % 103]),
            ("A\n", [103, 33, 74, (103 + 33 + 2 * 74) % 103]),
            ("a\n", [104, 65, 101, 74, (104 + 65 + 2 * 101 + 3 * 74) % 103]),
        ] as [(String, [Int])])
    func sets(text: String, characters: [Int]) throws {
        let code = try #require(Code128(message: Array(text.utf8)))
        #expect(code.characters == characters)
        #expect(code.modules.count == characters.count * 11 + 13)
        #expect(code.modules.first == true && code.modules.last == true)
    }

    @Test("An empty message and letters outside ASCII have no code")
    func nothing() {
        #expect(Code128(message: []) == nil)
        #expect(Code128(message: Array("é".utf8)) == nil)
    }
}
