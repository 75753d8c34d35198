import Foundation
import Testing
import CursesUISupport

@Suite struct BinaryPropertyListTests {
    private func error(_ bytes: [UInt8]) -> String? {
        do throws(DocumentError) {
            _ = try BinaryPropertyList.parse(bytes)
            return nil
        } catch {
            return error.reason
        }
    }

    /// Creates a file from objects, with offsets of two bytes and object references of one byte.
    private func file(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [objects.count, 0, table] {
            bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        return bytes
    }

    private func serialized(_ list: Any) throws -> [UInt8] {
        [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }

    @Test("Values of each kind are read")
    func values() throws {
        let long = String(repeating: "x", count: 70_000)
        let list: [String: Any] = [
            "text": "a", "é果🍎": "é果🍎", "long": long, "number": 300, "yes": true, "no": false, "date": Date(),
            "data": Data([1, 2]), "many": Array(repeating: "same", count: 1000), "inner": ["k": ["v"]],
        ]
        let value = try BinaryPropertyList.parse(try serialized(list))
        #expect(value["text"]?.string == "a")
        #expect(value["é果🍎"]?.string == "é果🍎")
        #expect(value["long"]?.string == long)
        #expect(value["number"]?.integer == 300)
        #expect(value["yes"]?.boolean == true)
        #expect(value["no"]?.boolean == false)
        guard case .array(let many)? = value["many"]?.content, case .array(let inner)? = value["inner"]?["k"]?.content
        else {
            Issue.record("No arrays.")
            return
        }
        #expect(many.map(\.string) == Array(repeating: "same", count: 1000))
        #expect(inner.first?.string == "v")
    }

    @Test("A list that contains itself, or itself many times over, is refused")
    func cycles() {
        let often = "The binary property list cannot be read: its objects refer to each other too often."
        #expect(error(file([[0xA1, 0]])) == often)
        let deep = (0..<100).map { [0xA1, UInt8($0 + 1)] } + [[0x51, 0x41]]
        #expect(error(file(deep)) == "More than 64 values are nested.")
        let wide = (0..<40).map { [0xAE] + Array(repeating: UInt8($0 + 1), count: 14) } + [[0x51, 0x41]]
        #expect(
            error(file(wide)) == often)
    }

    @Test("Damage is told")
    func damage() {
        let prefix = "The binary property list cannot be read: "
        #expect(error(file([[0xA1, 9]])) == prefix + "it has no object 9.")
        #expect(error(file([[0x5E, 0x41]])) == prefix + "an object is cut.")
        #expect(error(file([[0x5F, 0x51]])) == prefix + "a count is damaged.")
        #expect(
            error(file([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == prefix + "an object is cut.")
        #expect(error(file([[0xD1, 1, 1], [0x09]])) == prefix + "a key is not a text.")
        #expect(error([]) == prefix + "its header is damaged.")
        #expect(error(Array("bplist00".utf8) + Array(repeating: 0xFF, count: 40)) == prefix + "its trailer is damaged.")
    }

    @Test("Every byte of a file may be wrong without a trap")
    func noise() throws {
        let bytes = try serialized(["a": "b", "c": ["d", "é果"], "e": ["f": true], "n": 12])
        for index in bytes.indices {
            for byte in [0, 0x0F, 0x5F, 0x7F, 0xA1, 0xDF, 0xFF] as [UInt8] {
                var broken = bytes
                broken[index] = byte
                _ = error(broken)
            }
            _ = error(Array(bytes.prefix(index)))
        }
        #expect(error(bytes) == nil)
    }
}
