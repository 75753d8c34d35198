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
    ///
    /// - Parameter scheme: decides between the variants of the picture for light and for dark screens.
    func file(named name: String, for scheme: ColorScheme = .light) -> PictureFolder.File? {
        first(name + ".imageset") { Self.file(inSet: $0, for: scheme) }
    }

    /// Returns the colour with a name. The names of colours follow the same rules as those of pictures.
    func color(named name: String) -> NamedColors.Pair? {
        first(name + ".colorset") { set in
            guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
            return try? JSONDecoder().decode(AssetColor.self, from: data).pair
        }
    }

    /// Returns the data with a name. The names of data follow the same rules as those of pictures.
    func data(named name: String) -> DataAsset? {
        first(name + ".dataset") { DataAsset(inSet: $0) }
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
            let appearances: [AssetAppearance]?
        }
    }

    /// Returns the picture of a set for a colour scheme, or else for every appearance, with the largest scale.
    private static func file(inSet set: URL, for scheme: ColorScheme) -> PictureFolder.File? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        func largest(_ luminosity: String?) -> PictureFolder.File? {
            files(contents.images.filter { AssetAppearance.are($0.appearances, luminosity) }, in: set)
                .max { $0.scale < $1.scale }
        }
        return largest(scheme == .dark ? "dark" : "light") ?? largest(nil)
    }

    private static func files(_ entries: [Contents.Entry], in set: URL) -> [PictureFolder.File] {
        entries.compactMap { entry in
            guard let name = entry.filename, !name.contains("/") else { return nil }
            let place = set.appendingPathComponent(name)
            guard ["png", "jpg", "jpeg"].contains(place.pathExtension.lowercased()), place.isFile else {
                return nil
            }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            return PictureFolder.File(url: place, scale: scale)
        }
    }
}
