@_exported import FoundationGaps

/// A service of an app that runs apart from its windows. In a terminal only ``mainApp`` can be registered: the desktop
/// then starts the app in a terminal when the user logs in.
open class SMAppService: NSObject {
    /// Whether a service is registered.
    public enum Status: Int, Sendable {
        case notRegistered
        case enabled
        case requiresApproval
        case notFound
    }

    private enum Kind {
        case app
        case other(String)
    }

    private let kind: Kind
    /// The folder of the desktop's entries.
    private let folder: URL?

    private init(_ kind: Kind, in folder: URL?) {
        self.kind = kind
        self.folder = folder
    }

    /// The app itself, which can be started when the user logs in.
    open class var mainApp: SMAppService { SMAppService(.app, in: DesktopEntry.autostartFolder) }

    /// Returns a helper app. It is never found: a terminal app has none in its bundle.
    open class func loginItem(identifier: String) -> SMAppService { SMAppService(.other(identifier), in: nil) }

    /// Returns an agent. It is never found: a terminal app has no property lists of agents.
    open class func agent(plistName: String) -> SMAppService { SMAppService(.other(plistName), in: nil) }

    /// Returns a daemon. It is never found: a terminal app has no property lists of daemons.
    open class func daemon(plistName: String) -> SMAppService { SMAppService(.other(plistName), in: nil) }

    /// Returns the app with its entry in a folder.
    static func app(in folder: URL) -> SMAppService { SMAppService(.app, in: folder) }

    /// Whether the service is registered.
    open var status: Status {
        guard case .app = kind else { return .notFound }
        return entry?.isWritten == true ? .enabled : .notRegistered
    }

    /// Registers the service.
    ///
    /// For ``mainApp`` it writes an entry into the folder `autostart` of the user's configuration, as the Desktop
    /// Application Autostart Specification of freedesktop.org describes.
    ///
    /// - Throws: An error if the entry cannot be written, or if the service is not the app itself.
    open func register() throws {
        try requiredEntry().write()
    }

    /// Removes the service.
    ///
    /// - Throws: An error if the entry cannot be removed, or if the service is not the app itself.
    open func unregister() throws {
        try requiredEntry().remove()
    }

    /// Removes the service.
    ///
    /// - Throws: An error if the entry cannot be removed, or if the service is not the app itself.
    open func unregister() async throws {
        try requiredEntry().remove()
    }

    /// Removes the service, and tells a closure.
    open func unregister(completionHandler handler: @escaping (NSError?) -> Void) {
        do {
            try requiredEntry().remove()
            handler(nil)
        } catch {
            handler(error as NSError)
        }
    }

    /// Does nothing: each desktop has its own settings for what is started.
    open class func openSystemSettingsLoginItems() {}

    private var entry: DesktopEntry? { folder.map { DesktopEntry(in: $0) } }

    private func requiredEntry() throws -> DesktopEntry {
        switch kind {
        case .other(let name):
            throw ServiceError(
                message: "“\(name)” is no service of this app. Only SMAppService.mainApp can be registered.")
        case .app:
            guard let entry else {
                throw ServiceError(message: "The user has no home folder for the entry of the app.")
            }
            return entry
        }
    }
}

/// Returns false: a terminal app has no helper app that could be started.
@available(*, deprecated, message: "Use SMAppService instead.")
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { false }

/// An error with a message for the user.
struct ServiceError: LocalizedError {
    let message: String

    var errorDescription: String? { message }
}
