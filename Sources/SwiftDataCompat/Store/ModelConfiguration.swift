import CursesUISupport
import Foundation

/// Where a container keeps its models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The database in the cloud; there is none.
    public struct CloudKitDatabase: Sendable {
        /// Has no effect: models are only on this machine.
        public static let automatic = CloudKitDatabase()
        /// Models are only on this machine.
        public static let none = CloudKitDatabase()

        /// Has no effect: models are only on this machine.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// A container that several apps share; there is none.
    public struct GroupContainer: Sendable {
        /// Has no effect: each app has its own folder.
        public static let automatic = GroupContainer()
        /// Each app has its own folder.
        public static let none = GroupContainer()

        /// Has no effect: each app has its own folder.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }

    /// The name, which is that of the file.
    public let name: String
    /// The file. Without a given one, it is `NAME.store` in the app's folder in `~/.local/share`.
    public let url: URL
    /// Whether the models are lost when the app ends.
    public let isStoredInMemoryOnly: Bool
    /// Whether the file may be written.
    public let allowsSave: Bool

    /// The name.
    public var id: String { name }

    /// Creates a configuration for models in memory, or in the app's folder.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url = AppFolder.url.appendingPathComponent("\(self.name).store")
    }

    /// Creates a configuration for models in memory, or in the app's folder.
    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Creates a configuration for models in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
    }

    /// Creates a configuration for models in a file.
    public init(url: URL) {
        self.init(nil, schema: nil, url: url)
    }
}
