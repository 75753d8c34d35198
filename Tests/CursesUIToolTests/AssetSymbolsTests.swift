import Foundation
import Testing

@testable import CursesUITool

@Suite("Constants for asset catalogues")
struct AssetSymbolsTests {
    private func symbols(_ places: [String: String]) throws -> AssetSymbols {
        let folder = try TemporaryFolder()
        for (place, text) in places { try folder.write(text, to: "A.xcassets/\(place)/Contents.json") }
        return AssetSymbols([folder.url.appending(path: "A.xcassets")])
    }

    @Test(
        "A name becomes an identifier as in Xcode",
        arguments: [
            ("Brand", "brand"), ("AccentColor", "accent"), ("my brand-color_2", "myBrandColor2"), ("URLBar", "urlBar"),
            ("2nd", "_2nd"), ("Color", "color"), ("class", "class"), ("über", "über"),
        ]
    )
    func names(name: String, symbol: String) throws {
        #expect(try symbols(["\(name).colorset": "{}"]).colors.map(\.symbol) == [symbol])
    }

    @Test("A picture that has only a PDF or SVG file is left out by name")
    func vectors() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {} } }", to: "A.swift")
        for (set, file) in [("vector", "a.svg"), ("Group/page", "a.pdf"), ("drawn", "a.png")] {
            try folder.write("{}", to: "A.xcassets/\(set).imageset/Contents.json")
            try folder.write("", to: "A.xcassets/\(set).imageset/\(file)")
        }
        try folder.write("", to: "A.xcassets/drawn.imageset/a.svg")
        let plan = try Planner.plan(try ProjectReader.read(folder.path))
        #expect(
            plan.leftOut.map(\.item) == ["A.xcassets/Group/page.imageset", "A.xcassets/vector.imageset"])
    }

    @Test("A string catalogue has a table for each language")
    func stringTables() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {} } }", to: "A.swift")
        let catalog = """
            {"sourceLanguage": "en", "strings": {
                "hello": {"localizations": {
                    "de": {"stringUnit": {"value": "Hallo \\"du\\""}}, "fr": {"stringUnit": {"value": "Salut"}}}},
                "files": {"localizations": {"de": {"variations": {"plural": {}}}}}, "none": {}}}
            """
        try folder.write(catalog, to: "Localizable.xcstrings")
        try folder.write("\"hello\" = \"Bonjour\";", to: "fr.lproj/Localizable.strings")
        let tables = try Planner.plan(try ProjectReader.read(folder.path)).app.stringTables
        #expect(tables.map(\.place) == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
        let german = try PropertyListSerialization.propertyList(from: tables[0].contents, format: nil)
        #expect(german as? [String: String] == ["hello": "Hallo \"du\""])
    }

    @Test("A group with names of its own is a type, any other is not there")
    func groups() throws {
        let symbols = try symbols([
            "Icons": "{\"properties\": {\"provides-namespace\": true}}", "Icons/star.imageset": "{}",
            "Plain": "{}", "Plain/moonImage.imageset": "{}", "AppIcon.appiconset": "{}",
        ])
        #expect(symbols.images.map(\.name) == ["Icons/star", "moonImage"])
        #expect(symbols.images.map(\.symbol) == ["star", "moon"])
        #expect(symbols.images.map(\.groups) == [["Icons"], []])
        let code = try #require(symbols.code(bundle: "Bundle.main", extends: true, declared: []))
        #expect(code.contains("extension ImageResource.Icons {\n    nonisolated static let `star`"))
        #expect(code.contains("extension ImageResource {\n    enum Icons {}\n}"))
        #expect(code.contains("static var `moon`: UIImage { UIImage(resource: .`moon`) }"))
    }

    @Test("A colour has no constant of Color that the module or the project has")
    func taken() throws {
        let symbols = try symbols(["Red.colorset": "{}", "Brand.colorset": "{}", "Own.colorset": "{}"])
        let code = try #require(symbols.code(bundle: "Bundle.main", extends: true, declared: ["own"]))
        #expect(code.matches(of: #/static var `(\w+)`: Color \{/#).map { String($0.1) } == ["brand", "brand"])
        let plain = try #require(symbols.code(bundle: "Bundle.main", extends: false, declared: []))
        #expect(!plain.contains("static var"))
        #expect(plain.matches(of: /ColorResource\(name: "(\w+)"/).map { String($0.1) } == ["Brand", "Own", "Red"])
        #expect(AssetSymbols([]).code(bundle: "", extends: true, declared: []) == nil)
    }
}
