import Foundation

/// Where the written package finds CursesUI.
package enum CursesUILocation: Sendable, Equatable {
    /// A folder of this machine.
    case folder(URL)
    /// A repository, at a version, or at its branch `main`.
    case repository(url: String, version: String?)

    /// The package dependency as Swift code.
    var dependency: String {
        switch self {
        case .folder(let url): ".package(path: \(url.filePath.swiftLiteral))"
        case .repository(let url, let version?): ".package(url: \(url.swiftLiteral), from: \(version.swiftLiteral))"
        case .repository(let url, nil): ".package(url: \(url.swiftLiteral), branch: \"main\")"
        }
    }

    /// The name by which products refer to the package.
    var identity: String {
        switch self {
        case .folder(let url): url.lastPathComponent
        case .repository(let url, _): RemotePackage(url: url, requirement: "").identity
        }
    }
}
