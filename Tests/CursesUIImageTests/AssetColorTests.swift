import CursesUI
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Colours of asset catalogues")
struct AssetColorTests {
    private func pair(_ colors: String) -> NamedColors.Pair? {
        let data = Data("{\"colors\": [\(colors)], \"info\": {\"version\": 1}}".utf8)
        return try? JSONDecoder().decode(AssetColor.self, from: data).pair
    }

    private func entry(_ red: String, dark: Bool = false, idiom: String = "universal") -> String {
        let appearances =
            dark ? "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]," : ""
        return """
            {\(appearances) "color": {"color-space": "srgb", "components": {"alpha": "1.000", "blue": "0.000", \
            "green": "0.000", "red": \(red)}}, "idiom": "\(idiom)"}
            """
    }

    @Test(
        "Components are fractions, integers or hexadecimal",
        arguments: [
            ("\"1.000\"", 1.0), ("\"0xFF\"", 1.0), ("\"255\"", 1.0), ("0.5", 0.5), ("\"1\"", 1.0), ("\"0\"", 0.0),
        ]
    )
    func components(text: String, red: Double) {
        #expect(pair(entry(text))?.light == Color(red: red, green: 0, blue: 0))
    }

    @Test("A colour may differ in the dark")
    func dark() {
        let both = pair([entry("\"1.0\""), entry("\"0.5\"", dark: true)].joined(separator: ","))
        #expect(both?.light == Color(red: 1, green: 0, blue: 0))
        #expect(both?.dark == Color(red: 0.5, green: 0, blue: 0))
        let one = pair(entry("\"1.0\""))
        #expect(one?.dark == one?.light)
    }

    @Test("A colour for phones alone is used where there is none for every device")
    func phone() {
        #expect(pair(entry("\"1.0\"", idiom: "iphone"))?.light == Color(red: 1, green: 0, blue: 0))
        let both = [entry("\"0.5\"", idiom: "iphone"), entry("\"1.0\"")].joined(separator: ",")
        #expect(pair(both)?.light == Color(red: 1, green: 0, blue: 0))
    }

    @Test("A set without a colour, or with colours of a watch, gives none")
    func none() {
        #expect(pair("{\"idiom\": \"universal\"}") == nil)
        #expect(pair(entry("\"1.0\"", idiom: "watch")) == nil)
        #expect(pair("") == nil)
    }

    @Test("A colour is found in a catalogue, in groups too, and not outside of the folder")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "colors-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Group/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("{\"colors\": [\(entry("\"1.0\""))]}".utf8).write(to: set.appending(path: "Contents.json"))
        #expect(PictureFolder(folder).color(named: "Brand") != nil)
        #expect(PictureFolder(folder).color(named: "Group/Brand") != nil)
        #expect(PictureFolder(folder).color(named: "Other") == nil)
        #expect(
            PictureFolder(folder.appending(path: "Assets.xcassets")).color(named: "../Assets.xcassets/Group/Brand")
                == nil)
    }
}
