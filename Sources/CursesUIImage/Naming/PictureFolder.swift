import CursesUI
import Foundation

/// A folder with pictures: files, and Xcode's asset catalogs.
struct PictureFolder {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// A file with a picture, and its number of pixels per unit.
    struct File: Equatable {
        let url: URL
        let scale: Double
    }

    private static let types = ["png", "jpg", "jpeg"]

    /// Returns the file with a name, in a catalog or in the folder. The file extension and `@2x` or `@3x` may be
    /// omitted.
    ///
    /// - Parameter scheme: decides between the variants of a picture in a catalog.
    func file(named name: String, for scheme: ColorScheme = .light) -> File? {
        guard Self.isInside(name) else { return nil }
        if let file = plainFile(named: name) { return file }
        for catalog in catalogs {
            if let file = catalog.file(named: name, for: scheme) { return file }
        }
        return nil
    }

    /// Returns the colour with a name in a catalog.
    func color(named name: String) -> NamedColors.Pair? {
        guard Self.isInside(name) else { return nil }
        return catalogs.lazy.compactMap { $0.color(named: name) }.first
    }

    /// Returns the data with a name in a catalog.
    func data(named name: String) -> DataAsset? {
        guard Self.isInside(name) else { return nil }
        return catalogs.lazy.compactMap { $0.data(named: name) }.first
    }

    /// Returns whether a name does not lead out of the folder.
    private static func isInside(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return !name.contains("\0") && parts.allSatisfy { !["", ".", ".."].contains($0) }
    }

    private func plainFile(named name: String) -> File? {
        let place = url.appendingPathComponent(name)
        if Self.types.contains(place.pathExtension.lowercased()), place.isFile {
            return File(url: place, scale: Self.scale(of: place.deletingPathExtension()))
        }
        for scale in [1, 2, 3] {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            for type in Self.types {
                let place = url.appendingPathComponent("\(name)\(suffix).\(type)")
                if place.isFile { return File(url: place, scale: Double(scale)) }
            }
        }
        return nil
    }

    private static func scale(of place: URL) -> Double {
        place.path.hasSuffix("@2x") ? 2 : place.path.hasSuffix("@3x") ? 3 : 1
    }

    private var catalogs: [AssetCatalog] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: nil
        )
        return (contents ?? []).filter { $0.pathExtension == "xcassets" }
            .sorted { $0.path < $1.path }
            .map(AssetCatalog.init)
    }
}

extension URL {
    /// Whether the URL is a file, rather than a folder or nothing.
    var isFile: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
