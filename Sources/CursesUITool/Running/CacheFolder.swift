import CursesUISupport
import Foundation

/// The folders in which `cursesui run` keeps the copies of projects and their build products.
package struct CacheFolder: Sendable {
    private let root: URL

    /// Uses the folder `cursesui` in `XDG_CACHE_HOME`, or otherwise in `~/.cache`.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        let cache = BaseDirectory.cache.path(in: environment, home: home) ?? home
        root = URL(fileURLWithPath: cache).appending(path: "cursesui")
    }

    /// Returns the folder for the copy of a project. Projects with the same name at different locations have different
    /// folders.
    ///
    /// - Parameter purpose: the purpose of the copy, `run` or `check`.
    package func package(for plan: PortPlan, purpose: String) -> URL {
        let place = plan.project.folder.appending(path: plan.project.origin).filePath
        return root.appending(path: "\(purpose)/\(plan.name)-\(Self.digest(of: place))")
    }

    /// Returns the file to which the messages of an app's logger are written.
    package func log(of plan: PortPlan) -> URL {
        package(for: plan, purpose: "log").appendingPathExtension("log")
    }

    /// Returns the folder for build products. All projects that use the same CursesUI share it, so that CursesUI is
    /// built only once.
    package func build(with cursesUI: CursesUILocation) -> URL {
        root.appending(path: "build-\(Self.digest(of: cursesUI.dependency))")
    }

    /// Returns the folder for temporary files: `cursesui` in `XDG_RUNTIME_DIR`, or otherwise in the user's cache.
    package static func runtime(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        guard let folder = BaseDirectory.runtime.path(in: environment), URL(fileURLWithPath: folder).isFolder
        else { return CacheFolder(environment: environment).root }
        return URL(fileURLWithPath: folder).appending(path: "cursesui")
    }

    /// Returns a short name for a text that is the same in every run: a 64-bit FNV-1a hash (Fowler, Noll and Vo).
    private static func digest(of text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 36)
    }
}
