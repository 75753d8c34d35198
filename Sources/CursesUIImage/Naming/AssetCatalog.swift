import Foundation

/// A catalog of assets as Xcode keeps it in a project: `Assets.xcassets`.
///
/// It is read as it stands in the sources, which is how SwiftPM copies it on Linux; a compiled one
/// (`Assets.car`) is not understood. The format is Apple's "Asset Catalog Format Reference".
struct AssetCatalog {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// The picture of a name. Those in groups are called after the image set alone, or, as in groups with
    /// names of their own, by the groups too: `Icons/star`.
    func file(named name: String) -> PictureFolder.File? {
        let wanted = name + ".imageset"
        let plain = url.appendingPathComponent(wanted)
        if let file = Self.file(inSet: plain) { return file }
        guard
            let folders = FileManager.default.enumerator(
                at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
            )
        else { return nil }
        for case let folder as URL in folders where folder.path.hasSuffix("/" + wanted) {
            if let file = Self.file(inSet: folder) { return file }
        }
        return nil
    }

    /// What `Contents.json` says of a set.
    private struct Contents: Decodable {
        let images: [Entry]

        struct Entry: Decodable {
            let filename: String?
            let scale: String?
            let appearances: [Appearance]?
        }

        struct Appearance: Decodable {}
    }

    /// The picture of a set for every appearance that has the most pixels.
    private static func file(inSet set: URL) -> PictureFolder.File? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let files = contents.images.compactMap { entry -> PictureFolder.File? in
            guard let name = entry.filename, !name.contains("/"), entry.appearances == nil else { return nil }
            let place = set.appendingPathComponent(name)
            guard ["png", "jpg", "jpeg"].contains(place.pathExtension.lowercased()), place.isFile else {
                return nil
            }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            return PictureFolder.File(url: place, scale: scale)
        }
        return files.max { $0.scale < $1.scale }
    }
}
