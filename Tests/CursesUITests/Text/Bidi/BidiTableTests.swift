import Foundation
import TestSupport
import Testing
@testable import CursesUI

@Suite(.unicodeData(version: BidiClassTable.unicodeVersion))
struct BidiTableTests {
    private static let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }

    /// Returns the defaults of unassigned code points from the comments at the top of the file.
    private func defaults(of file: String) throws -> [(ClosedRange<UInt32>, String)] {
        try String(contentsOfFile: "\(UnicodeData.folder)/\(file)", encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("# @missing: ") }
            .map { line in
                let fields = line.dropFirst(12).split(separator: "; ")
                let ends = fields[0].split(separator: ".").map { UInt32($0, radix: 16)! }
                return (ends[0]...ends[1], String(fields[1]))
            }
    }

    @Test("The classes are those of the database")
    func classes() throws {
        let file = "extracted/DerivedBidiClass.txt"
        let short = [
            "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
        ]
        var expected = [String](repeating: "", count: 0x110000)
        for (range, name) in try defaults(of: file) + UnicodeData.ranges(of: file) {
            for point in range { expected[Int(point)] = short[name] ?? name }
        }
        let wrong = Self.scalars.filter { "\(BidiClass($0))".uppercased() != expected[Int($0.value)] }
        #expect(Array(wrong) == [])
    }

    @Test("The question for need and the controls agree with the classes")
    func need() {
        let rightToLeft: Set<BidiClass> = [.r, .al, .an]
        let wrong = Self.scalars.filter { scalar in
            let isNeeded = rightToLeft.contains(BidiClass(scalar)) || scalar.properties.isBidiControl
            return BidiAlgorithm.isNeeded(for: CollectionOfOne(scalar)) != isNeeded
                || scalar.isBidiControl != scalar.properties.isBidiControl
        }
        #expect(Array(wrong) == [])
    }

    @Test("The mirror images are those of the database, and come in pairs")
    func mirroring() throws {
        var expected: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (range, image) in try UnicodeData.ranges(of: "BidiMirroring.txt") {
            expected[Unicode.Scalar(range.lowerBound)!] = Unicode.Scalar(UInt32(image, radix: 16)!)!
        }
        #expect(expected.count > 400)
        #expect(Array(Self.scalars.filter { $0.mirrored != expected[$0] ?? $0 }) == [])
        #expect(expected.keys.allSatisfy { $0.mirrored.mirrored == $0 })
    }

    @Test("The brackets are those of the database, with their canonical equivalents")
    func brackets() throws {
        var expected: [Unicode.Scalar: BidiBracket] = [:]
        for fields in try UnicodeData.fields(of: "BidiBrackets.txt") {
            let isOpening = fields[2] == "o"
            let text = UnicodeData.text(isOpening ? fields[0] : fields[1])
            // Swift considers canonically equivalent strings equal, so this bracket is compared explicitly.
            let identity: UInt32 = text == "\u{3008}" ? 0x3008 : text.unicodeScalars.first!.value
            expected[Unicode.Scalar(UInt32(fields[0], radix: 16)!)!] =
                isOpening ? .opening(identity) : .closing(identity)
        }
        #expect(expected.count == 128)
        #expect(Array(Self.scalars.filter { BidiBracket($0) != expected[$0] }) == [])
        #expect(expected.keys.allSatisfy { BidiClass($0) == .on })
    }

    @Test("The joining types are those of the database")
    func joiningTypes() throws {
        let names: [String: ArabicJoiningType] = [
            "U": .nonJoining, "T": .transparent, "C": .joinCausing, "D": .dualJoining, "R": .rightJoining,
            "L": .leftJoining,
        ]
        var expected = [ArabicJoiningType](repeating: .nonJoining, count: 0x110000)
        for (range, name) in try UnicodeData.ranges(of: "extracted/DerivedJoiningType.txt") {
            for point in range { expected[Int(point)] = names[name]! }
        }
        #expect(Array(Self.scalars.filter { ArabicJoiningType($0) != expected[Int($0.value)] }) == [])
    }

    @Test("The presentation forms are the compatibility decompositions of the database")
    func forms() throws {
        let names: [String: ArabicForm] = [
            "<isolated>": .isolated, "<final>": .final, "<initial>": .initial, "<medial>": .medial,
        ]
        var letters = 0
        var ligatures = 0
        for fields in try UnicodeData.fields(of: "UnicodeData.txt") {
            let parts = fields[5].split(separator: " ").map(String.init)
            guard let name = parts.first, let form = names[name] else { continue }
            let point = UnicodeData.text(fields[0]).unicodeScalars.first!
            let base = UnicodeData.text(parts.dropFirst().joined(separator: " ")).unicodeScalars.map { $0 }
            if base.count == 1 {
                #expect(form.presentation(of: base[0]) == point)
                #expect(ArabicShaper.isNeeded(for: base))
                letters += 1
            } else if base.count == 2, base[0] == "\u{644}",
                ["\u{622}", "\u{623}", "\u{625}", "\u{627}"].contains(base[1])
            {
                #expect(form.ligature(ofLamAnd: base[1]) == point)
                ligatures += 1
            }
        }
        #expect(letters == ArabicFormTable.letters.count)
        #expect(ligatures == ArabicFormTable.lamAlefs.count)
        #expect(ligatures == 8)
    }

    @Test("All tables are of one version")
    func version() {
        let versions: Set = [
            BidiClassTable.unicodeVersion, BidiBracketTable.unicodeVersion, BidiMirroringTable.unicodeVersion,
            ArabicJoiningTable.unicodeVersion, ArabicFormTable.unicodeVersion,
        ]
        #expect(versions.count == 1)
    }
}
