import CursesUI
import CursesUISupport
import Foundation

/// Finds pictures in bundles by name. It can be used on any thread.
final class NamedPictures: Sendable {
    static let shared = NamedPictures()

    private let known = Locked<[Name: Finding]>([:])

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
        let scheme: ColorScheme
    }

    /// Returns the picture with a name; `nil` if there is none that can be decoded.
    ///
    /// - Parameters:
    ///   - bundle: the bundle to search; `nil` for all bundles of the app.
    ///   - scheme: decides between the variants of a picture for light and for dark screens.
    func picture(named name: String, in bundle: Bundle?, for scheme: ColorScheme) -> ScaledPicture? {
        let key = Name(name: name, bundle: bundle?.bundlePath, scheme: scheme)
        if let finding = known.withLock({ $0[key] }) {
            if !finding.exists { return nil }
            if let picture = finding.picture { return ScaledPicture(picture, scale: finding.scale) }
        }
        guard let (picture, scale) = Self.find(name, in: bundle, for: scheme) else {
            remember(Finding(exists: false), as: key)
            return nil
        }
        remember(Finding(exists: true, picture: picture, scale: scale), as: key)
        return ScaledPicture(picture, scale: scale)
    }

    private func remember(_ finding: Finding, as name: Name) {
        known.withLock { known in
            if known.count >= Self.maximumCount { known.removeAll() }
            known[name] = finding
        }
    }

    private static func find(
        _ name: String, in bundle: Bundle?, for scheme: ColorScheme
    ) -> (DecodedPicture, scale: Double)? {
        for folder in AppFolders.folders(of: bundle) {
            guard let file = PictureFolder(folder).file(named: name, for: scheme),
                let data = try? PictureLoader.contents(of: file.url, limits: .standard),
                let picture = try? DecodedPicture(data)
            else { continue }
            return (picture, file.scale)
        }
        return nil
    }
}
