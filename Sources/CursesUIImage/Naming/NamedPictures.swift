import CursesUI
import Foundation

/// Finds pictures in bundles by name.
@MainActor
final class NamedPictures {
    static let shared = NamedPictures()

    private var known: [Name: Finding] = [:]

    /// The result of a search. The picture is held weakly, and is read again if it was released.
    private struct Finding {
        let exists: Bool
        weak var picture: DecodedPicture?
        var scale = 1.0
    }

    /// The maximum number of cached results. It is limited because the names may come from untrusted data.
    private static let maximumCount = 512

    private struct Name: Hashable {
        let name: String
        let bundle: String?
    }

    /// Returns the picture with a name; `nil` if there is none that can be decoded.
    ///
    /// - Parameter bundle: the bundle to search; `nil` for all bundles of the app.
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
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? AppFolders.all
        for folder in folders {
            guard let file = PictureFolder(folder).file(named: name),
                let data = try? PictureLoader.contents(of: file.url, limits: .standard),
                let picture = try? DecodedPicture(data)
            else { continue }
            return (picture, file.scale)
        }
        return nil
    }
}
