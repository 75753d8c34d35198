import Foundation
import Testing

@testable import CursesUIImage

@Suite("Data in asset catalogues")
final class DataAssetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")

    init() throws {
        try add("Assets.xcassets/Words.dataset", "words.json", "public.json")
        try add("Assets.xcassets/Group/Inner.dataset", "inner.txt", nil)
        try add("Assets.xcassets/Outside.dataset", "../../secret", nil)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func add(_ set: String, _ file: String, _ type: String?) throws {
        let place = folder.appendingPathComponent(set)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let kind = type.map { ", \"universal-type-identifier\" : \"\($0)\"" } ?? ""
        let json = "{\"data\" : [{\"filename\" : \"\(file)\", \"idiom\" : \"universal\"\(kind)}]}"
        try Data(json.utf8).write(to: place.appendingPathComponent("Contents.json"))
        if !file.contains("/") { try Data(file.utf8).write(to: place.appendingPathComponent(file)) }
    }

    @Test("A file is found by the name of its set, with its type")
    func found() {
        let assets = PictureFolder(folder)
        #expect(assets.data(named: "Words") == DataAsset(data: Data("words.json".utf8), typeIdentifier: "public.json"))
        #expect(assets.data(named: "Inner") == DataAsset(data: Data("inner.txt".utf8), typeIdentifier: ""))
    }

    @Test("No name and no file leads out of the catalogue", arguments: ["", "..", "Other", "Outside", "../Words"])
    func missing(name: String) {
        #expect(PictureFolder(folder).data(named: name) == nil)
    }

    @Test("A bundle without the data has none")
    func bundle() {
        #expect(DataAsset(named: "Words", in: Bundle.main) == nil)
    }
}
