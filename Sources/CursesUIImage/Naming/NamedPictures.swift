import CursesUI
import Foundation

/// The pictures of bundles, by their names.
@MainActor
final class NamedPictures {
    static let shared = NamedPictures()

    private var known: [Name: Finding] = [:]

    /// What was found: a picture, which is read again when nobody has shown it for a while, or none.
    private struct Finding {
        let exists: Bool
        weak var picture: DecodedPicture?
        var scale = 1.0
    }

    /// Names may come from anywhere.
    private static let maximumCount = 512

    private struct Name: Hashable {
        let name: String
        let bundle: String?
    }

    /// The picture of a name; `nil` if there is none that can be decoded.
    ///
    /// - Parameter bundle: `nil` for all those of the app.
    func picture(named name: String, in bundle: Bundle?) -> ScaledPicture? {
        let key = Name(name: name, bundle: bundle?.bundlePath)
        if let finding = known[key] {
            if !finding.exists { return nil }
            if let picture = finding.picture { return ScaledPicture(picture, scale: finding.scale) }
        }
        if known.count >= Self.maximumCount { known.removeAll() }
        guard let (picture, scale) = Self.find(name, in: bundle) else {
            known[key] = Finding(exists: false)
            return nil
        }
        known[key] = Finding(exists: true, picture: picture, scale: scale)
        return ScaledPicture(picture, scale: scale)
    }

    private static func find(_ name: String, in bundle: Bundle?) -> (DecodedPicture, scale: Double)? {
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? appFolders
        for folder in folders {
            guard let file = PictureFolder(folder).file(named: name),
                let data = try? PictureLoader.contents(of: file.url, limits: .standard),
                let picture = try? DecodedPicture(data)
            else { continue }
            return (picture, file.scale)
        }
        return nil
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
