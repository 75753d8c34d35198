import CursesUI
import Foundation

/// An asset catalog of an Xcode project: `Assets.xcassets`.
///
/// The source form of the catalog is read, which SwiftPM copies on Linux. A compiled catalog (`Assets.car`)
/// is not supported. The format is Apple's "Asset Catalog Format Reference".
struct AssetCatalog {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Returns the picture with a name. A picture in a group has the name of its image set alone, or, if the group
    /// provides a namespace, is prefixed with the group: `Icons/star`.
    func file(named name: String) -> PictureFolder.File? {
        first(name + ".imageset") { Self.file(inSet: $0) }
    }

    /// Returns the colour with a name. The names of colours follow the same rules as those of pictures.
    func color(named name: String) -> NamedColors.Pair? {
        first(name + ".colorset") { set in
            guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
            return try? JSONDecoder().decode(AssetColor.self, from: data).pair
        }
    }

    /// Returns the first result among the folders to which a name can refer: the catalog itself, then its groups.
    private func first<Result>(_ name: String, _ read: (URL) -> Result?) -> Result? {
        if let found = read(url.appendingPathComponent(name)) { return found }
        guard
            let folders = FileManager.default.enumerator(
                at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
            )
        else { return nil }
        for case let folder as URL in folders where folder.path.hasSuffix("/" + name) {
            if let found = read(folder) { return found }
        }
        return nil
    }

    /// The contents of a set's `Contents.json`.
    private struct Contents: Decodable {
        let images: [Entry]

        struct Entry: Decodable {
            let filename: String?
            let scale: String?
            let appearances: [Appearance]?
        }

        struct Appearance: Decodable {}
    }

    /// Returns the picture of a set that applies to every appearance and has the largest scale.
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
