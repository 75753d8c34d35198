import Testing

@testable import CoreImageCompat

@Suite("QR codes")
struct QRCodeTests {
    /// The code that a different program, the Python package qrcode 8.2, makes with the same mask.
    private static let known = """
        #######.#.######.####.#######
        #.....#.###..#..###.#.#.....#
        #.###.#..###....#..#..#.###.#
        #.###.#.##....##.#..#.#.###.#
        #.###.#.......#.##.#..#.###.#
        #.....#..#.###.##.###.#.....#
        #######.#.#.#.#.#.#.#.#######
        ........#..#...####..........
        #.##.###.#####.#.#....#..#.##
        #..#.#.#.#...###.#####..#..##
        ..######.#####..#.#...#...#..
        ##.##..#.##.....#..#...#...##
        ##...##.#.###.##.#.........#.
        .#.....#.###..#.#..#..#..#..#
        #.##..#.##.###.#####..####.##
        .##....####...#.#.......##.#.
        ##.##.##......###.##.#.##..#.
        .#.....###....#.#.#.#..#..#..
        #..#..###..########.#..####..
        ..#.##...##..##..#.....#.###.
        .#..#####...###.#########.#.#
        ........#.#.#..##.#.#...##.#.
        #######.###.#.##..###.#.#..#.
        #.....#.#.#.####..#.#...#...#
        #.###.#..###....#.#.#####.#.#
        #.###.#.#.#..#......##.#####.
        #.###.#.#####....###...#....#
        #.....#.....#.##.##..#..##.#.
        #######.###.###..#####..#..#.
        """

    private func picture(_ code: QRCode) -> String {
        (0..<code.side).map { row in
            String((0..<code.side).map { code.isDark($0, row) ? "#" : "." })
        }.joined(separator: "\n")
    }

    @Test("A name and an address are the code of another program")
    func knownCode() throws {
        let code = try #require(QRCode(message: Array("Ada Lovelace\nada@example.org".utf8), correction: .medium))
        #expect(code.version.number == 3)
        #expect(code.mask == 3)
        #expect(picture(code) == Self.known)
    }

    /// The numbers of bytes in table 7 of ISO/IEC 18004.
    @Test(
        "The capacities are those of the standard",
        arguments: [
            1: [17, 14, 11, 7], 2: [32, 26, 20, 14], 5: [106, 84, 60, 44], 6: [134, 106, 74, 58],
            7: [154, 122, 86, 64], 9: [230, 180, 130, 98], 10: [271, 213, 151, 119], 14: [458, 362, 258, 194],
            20: [858, 666, 482, 382], 27: [1465, 1125, 805, 625], 30: [1732, 1370, 982, 742],
            32: [1952, 1538, 1112, 842], 40: [2953, 2331, 1663, 1273],
        ])
    func capacities(number: Int, bytes: [Int]) {
        let version = QRVersion(number: number)
        for (level, count) in zip(QRCorrection.allCases, bytes) {
            #expect((8 * version.dataBytes(level) - 4 - version.lengthBits) / 8 == count)
            #expect(QRVersion.smallest(forBytes: count, level)?.number == number)
            #expect(QRVersion.smallest(forBytes: count + 1, level)?.number == (number < 40 ? number + 1 : nil))
        }
    }

    @Test("A reader finds the message, and no damage", arguments: [1, 2, 3, 5, 6, 7, 10, 14, 20, 27, 32, 40])
    func reading(number: Int) throws {
        for level in QRCorrection.allCases {
            let capacity = (8 * QRVersion(number: number).dataBytes(level) - 4) / 8 - (number < 10 ? 1 : 2)
            let message = (0..<capacity).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ number) }
            let code = try #require(QRCode(message: message, correction: level))
            let decoded = try #require(DecodedQRCode(code))
            #expect(decoded.level == level.rawValue)
            #expect(decoded.mask == code.mask)
            #expect(decoded.damagedBlocks == 0)
            #expect(decoded.message == message)
        }
    }

    @Test("An empty message has a code, one that is too long has none")
    func limits() throws {
        let empty = try #require(QRCode(message: [], correction: .high))
        #expect(DecodedQRCode(empty)?.message == [])
        #expect(QRCode(message: Array(repeating: 0, count: 2954), correction: .low) == nil)
    }

    @Test("The data lies upwards and downwards, and each mask has its format")
    func masks() throws {
        var plain = QRMatrix(QRVersion(number: 1))
        #expect(plain.dataPlaces().count == 208)
        plain.place(Array(repeating: 0, count: 26))
        // The format information of level M for each mask, from annex C. A symbol contains two copies of it.
        let formats = [
            "101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001",
            "100000011001110", "100111110010111", "100101010100000",
        ]
        for (mask, format) in formats.enumerated() {
            let matrix = plain.masked(mask, .medium)
            let bottom = (0..<7).map { matrix[8, 20 - $0] } + (0..<8).map { matrix[13 + $0, 8] }
            #expect(String(bottom.map { $0 ? "1" : "0" }) == format)
        }
    }
}
