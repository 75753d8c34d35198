import CursesUI
import Foundation

/// The pictures of bundles, by their names.
@MainActor
final class NamedPictures {
    static let shared = NamedPictures()

    private var known: [Name: ScaledPicture?] = [:]

    private struct Name: Hashable {
        let name: String
        let bundle: String?
    }

    /// The picture of a name; `nil` if there is none that can be decoded.
    ///
    /// - Parameter bundle: `nil` for all those of the app.
    func picture(named name: String, in bundle: Bundle?) -> ScaledPicture? {
        let key = Name(name: name, bundle: bundle?.bundlePath)
        if let picture = known[key] { return picture }
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? Self.appFolders
        let picture = folders.lazy.compactMap { PictureFolder($0).file(named: name) }
            .compactMap { file -> ScaledPicture? in
                guard let data = try? PictureLoader.contents(of: file.url, limits: .standard),
                    let picture = try? DecodedPicture(data)
                else { return nil }
                return ScaledPicture(picture, scale: file.scale)
            }
            .first
        known[key] = picture
        return picture
    }

    /// Where the main bundle has its resources, and the bundles of targets that stand beside it: what
    /// Xcode would put into the app, SwiftPM puts there.
    private static var appFolders: [URL] {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let beside = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil
        )
        let bundles = (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [main] + bundles.sorted { $0.path < $1.path }
    }
}
