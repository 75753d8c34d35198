import CursesUI
import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Pictures by name")
struct NamedPictureTests {
    private let folder = PictureFolder(TestPictures.folder)
    private let catalog = PictureFolder(TestPictures.url("Catalog"))

    @Test("A file is found with and without its type", arguments: ["rgb", "rgb.png"])
    func files(name: String) {
        #expect(folder.file(named: name)?.url.lastPathComponent == "rgb.png")
        #expect(folder.file(named: name)?.scale == 1)
    }

    @Test("A JPEG is found as well, other files are not")
    func types() {
        #expect(folder.file(named: "baseline")?.url.lastPathComponent == "baseline.jpg")
        #expect(folder.file(named: "make") == nil)
        #expect(folder.file(named: "picture.gif") == nil)
        #expect(folder.file(named: "Catalog") == nil)
    }

    @Test(
        "No name leads out of the folder",
        arguments: [
            "", ".", "..", "../Pictures/rgb", "./rgb", "/etc/passwd", "a//b", "rgb\0", "Catalog/../rgb",
        ])
    func otherPlaces(name: String) {
        #expect(folder.file(named: name) == nil)
    }

    @Test("Of the variants of a picture, the one for the colour scheme is found, or else the one for every screen")
    func variants() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("variants-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        func write(_ set: String, _ files: [(name: String, luminosity: String?)]) throws {
            let folder = place.appendingPathComponent("A.xcassets/\(set).imageset")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let entries = try files.map { file in
                try Data().write(to: folder.appendingPathComponent(file.name))
                let condition = file.luminosity.map {
                    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\($0)\"}]"
                }
                return "{\"filename\": \"\(file.name)\"\(condition ?? "")}"
            }
            let text = "{\"images\": [\(entries.joined(separator: ", "))]}"
            try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
        }
        try write("both", [("any.png", nil), ("dark.png", "dark")])
        try write("plain", [("any.png", nil)])
        try write("light", [("any.png", nil), ("light.png", "light")])
        func name(_ set: String, _ scheme: ColorScheme) -> String? {
            PictureFolder(place).file(named: set, for: scheme)?.url.lastPathComponent
        }
        #expect(name("both", .dark) == "dark.png" && name("both", .light) == "any.png")
        #expect(name("plain", .dark) == "any.png" && name("plain", .light) == "any.png")
        #expect(name("light", .dark) == "any.png" && name("light", .light) == "light.png")
    }

    @Test("An image set of an asset catalog is found, with the most pixels that it has")
    func catalogs() throws {
        let logo = try #require(catalog.file(named: "logo"))
        #expect(logo.url.path.hasSuffix("logo.imageset/picture@3x.png"))
        #expect(logo.scale == 3)
        #expect(catalog.file(named: "star")?.scale == 3)
        #expect(catalog.file(named: "Icons/star")?.scale == 3)
        #expect(catalog.file(named: "none") == nil)
    }

    @Test("A picture is shown by its name in a bundle")
    func shown() throws {
        let bundle = try #require(Bundle(path: TestPictures.folder.path))
        let screen = render(Image("rgb", bundle: bundle), size: CellSize(width: 4, height: 2))
        #expect(screen.cell(0, 0).style.background == .rgb(255, 0, 0))
        let label = Image("picture", bundle: bundle, label: Text("A GIF"))
        #expect(render(label, size: CellSize(width: 5, height: 1)).text == "A GIF")
    }

    @Test("A picture by its name fills a shape once it has been decoded")
    func painted() async throws {
        let bundle = try #require(Bundle(path: TestPictures.folder.path))
        let app = TestApp(
            Rectangle().fill(ImagePaint(image: Image("rgb", bundle: bundle), scale: 0.5))
                .environment(\.waitsForPictures, false), size: CellSize(width: 4, height: 2))
        await app.wait { $0.screen.cell(0, 0).style.background == .rgb(255, 0, 0) }
    }

    @Test("A picture is called by its label, else by its name")
    func accessibility() throws {
        let bundle = try #require(Bundle(path: TestPictures.folder.path))
        func label(_ view: some View) -> String? {
            TestApp(view, size: CellSize(width: 20, height: 5)).elements.first?.name
        }
        #expect(label(Image("rgb", bundle: bundle)) == "rgb")
        #expect(label(Image("rgb", bundle: bundle, label: Text("Fields"))) == "Fields")
        #expect(label(Image("rgb", bundle: bundle).accessibilityLabel("Colours")) == "Colours")
        #expect(label(Image(decorative: "rgb", bundle: bundle)) == nil)
        #expect(label(Image(systemName: "star")) == nil)
    }
}
