import CursesUISupport
import Foundation

/// The folders in which `cursesui run` keeps copies of projects and what is built of them.
package struct CacheFolder: Sendable {
    private let root: URL

    /// The folder `cursesui` in the user's cache, which `XDG_CACHE_HOME` names, or else `~/.cache`.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        let cache = BaseDirectory.cache.path(in: environment, home: home) ?? home
        root = URL(fileURLWithPath: cache).appending(path: "cursesui")
    }

    /// The folder for the copy of a project. Projects of one name at different places have different folders.
    ///
    /// - Parameter purpose: what the copy is for, `run` or `check`.
    package func package(for plan: PortPlan, purpose: String) -> URL {
        let place = plan.project.folder.appending(path: plan.project.origin).filePath
        return root.appending(path: "\(purpose)/\(plan.name)-\(Self.digest(of: place))")
    }

    /// The file that the messages of an app's logger are written to.
    package func log(of plan: PortPlan) -> URL {
        package(for: plan, purpose: "log").appendingPathExtension("log")
    }

    /// The folder for what is built. All projects that use one CursesUI share it, so that CursesUI is built once.
    package func build(with cursesUI: CursesUILocation) -> URL {
        root.appending(path: "build-\(Self.digest(of: cursesUI.dependency))")
    }

    /// The folder for files of the moment: `cursesui` in `XDG_RUNTIME_DIR`, or else in the user's cache.
    package static func runtime(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        guard let folder = BaseDirectory.runtime.path(in: environment), URL(fileURLWithPath: folder).isFolder
        else { return CacheFolder(environment: environment).root }
        return URL(fileURLWithPath: folder).appending(path: "cursesui")
    }

    /// A short name for a text, the same in every run: 64 bits by FNV-1a (Fowler, Noll and Vo).
    private static func digest(of text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 36)
    }
}
