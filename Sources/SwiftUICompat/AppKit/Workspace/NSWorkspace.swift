import CursesUI

/// The user's desktop, for code that uses AppKit.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
    /// The user's desktop.
    public static let shared = NSWorkspace(isShared: true)

    private init(isShared: Bool) {
        super.init()
    }

    /// The centre for the notifications of the desktop, none of which is posted.
    public let notificationCenter = NotificationCenter()

    // MARK: Opening

    /// How a file or a program is opened. The values are kept, but have no effect.
    public final class OpenConfiguration: NSObject {
        /// The value is kept, but has no effect.
        public var activates = true
        /// The value is kept, but has no effect.
        public var hides = false
        /// The value is kept, but has no effect.
        public var hidesOthers = false
        /// The value is kept, but has no effect.
        public var addsToRecentItems = true
        /// The value is kept, but has no effect.
        public var promptsUserIfNeeded = true
        /// The value is kept, but has no effect.
        public var isForPrinting = false
        /// The value is kept, but has no effect.
        public var createsNewApplicationInstance = false
        /// The value is kept, but has no effect.
        public var allowsRunningApplicationSubstitution = true
        /// The value is kept, but has no effect.
        public var requiresUniversalLinks = false
        /// The value is kept, but has no effect.
        public var arguments: [String] = []
        /// The value is kept, but has no effect.
        public var environment: [String: String] = [:]

        /// Creates the usual values.
        override public init() {}
    }

    /// Opens a URL with the desktop's default program, if there is a desktop.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        UIApplication.shared.open(url)
        return url.scheme != nil
    }

    /// Opens a URL with the desktop's default program. The closure receives no program, and an error if there is no
    /// desktop.
    ///
    /// - Parameter configuration: has no effect.
    @preconcurrency
    public func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        UIApplication.shared.open(url) { completionHandler?(nil, $0 ? nil : CocoaError(.fileReadUnknown)) }
    }

    /// Opens a URL with the desktop's default program, and returns this app: which program opens it is unknown.
    ///
    /// - Parameter configuration: has no effect.
    @discardableResult
    public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        guard await UIApplication.shared.open(url) else { throw CocoaError(.fileReadUnknown) }
        return .current
    }

    /// Opens URLs with the desktop's default program. The closure receives no program.
    ///
    /// - Parameters:
    ///   - applicationURL: has no effect: the desktop chooses the program.
    ///   - configuration: has no effect.
    @preconcurrency
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        for url in urls { open(url) }
        completionHandler?(nil, nil)
    }

    /// Opens URLs with the desktop's default program, and returns this app: which program opens them is unknown.
    ///
    /// - Parameters:
    ///   - applicationURL: has no effect: the desktop chooses the program.
    ///   - configuration: has no effect.
    @discardableResult
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
        for url in urls { open(url) }
        return .current
    }

    /// Opens nothing: a program for Apple's platforms does not run here. The closure receives an error.
    @preconcurrency
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, CocoaError(.fileNoSuchFile))
    }

    /// Opens nothing, and fails: a program for Apple's platforms does not run here.
    @discardableResult
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
        throw CocoaError(.fileNoSuchFile)
    }

    /// Opens a file with the desktop's default program.
    @discardableResult
    public func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }

    /// Opens a file with the desktop's default program.
    ///
    /// - Parameter appName: has no effect: the desktop chooses the program.
    @discardableResult
    public func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { openFile(fullPath) }

    /// Opens nothing, and returns false: a program for Apple's platforms does not run here.
    @discardableResult
    public func launchApplication(_ appName: String) -> Bool { false }

    // MARK: Files

    /// Opens the folder of a file with the desktop's default program.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        guard let file = fileURLs.first else { return }
        open(file.deletingLastPathComponent())
    }

    /// Opens the folder of a file with the desktop's default program, or a folder if there is no file.
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        let folder = fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        guard let url = folder ?? (rootFullPath.isEmpty ? nil : URL(fileURLWithPath: rootFullPath)) else {
            return false
        }
        return open(url)
    }

    /// Moves files to the trash. The closure receives their places there, and the last error.
    @preconcurrency
    public func recycle(
        _ urls: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
    ) {
        var places: [URL: URL] = [:]
        var failure: (any Error)?
        for url in urls {
            var place: NSURL?
            do {
                try FileManager.default.trashItem(at: url, resultingItemURL: &place)
                places[url] = place.map { URL(fileURLWithPath: $0.path ?? "") }
            } catch {
                failure = error
            }
        }
        handler?(places, failure)
    }

    /// Moves files to the trash, and returns their places there.
    @discardableResult
    public func recycle(_ urls: [URL]) async throws -> [URL: URL] {
        try await withCheckedThrowingContinuation { continuation in
            recycle(urls) { places, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: places)
                }
            }
        }
    }

    /// Copies files; fails with the first error.
    @preconcurrency
    public func duplicate(
        _ urls: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
    ) {
        var copies: [URL: URL] = [:]
        do {
            for url in urls {
                let name = url.deletingPathExtension().lastPathComponent + " copy"
                let copy = url.deletingLastPathComponent().appendingPathComponent(name)
                    .appendingPathExtension(url.pathExtension)
                try FileManager.default.copyItem(at: url, to: copy)
                copies[url] = copy
            }
            handler?(copies, nil)
        } catch {
            handler?(copies, error)
        }
    }

    /// Returns a symbol for a file: a folder or a document.
    public func icon(forFile fullPath: String) -> NSImage {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
        return UIImage(systemName: isFolder.boolValue ? "folder" : "doc") ?? UIImage()
    }

    /// Returns a symbol for files.
    public func icon(forFiles fullPaths: [String]) -> NSImage? {
        fullPaths.count == 1 ? icon(forFile: fullPaths[0]) : UIImage(systemName: "doc.on.doc")
    }

    /// Returns a symbol for files of a type.
    public func icon(forFileType fileType: String) -> NSImage { UIImage(systemName: "doc") ?? UIImage() }

    /// Returns a symbol for files of a type: a folder or a document.
    public func icon(for contentType: UTType) -> NSImage {
        UIImage(systemName: contentType.conforms(to: .directory) ? "folder" : "doc") ?? UIImage()
    }

    /// Returns whether a folder looks like a file: an app, a bundle or a framework.
    public func isFilePackage(atPath fullPath: String) -> Bool {
        ["app", "bundle", "framework"].contains((fullPath as NSString).pathExtension)
    }

    /// The text that is shown for a file: its name.
    public func localizedDescription(forType typeName: String) -> String? {
        UTType(typeName)?.localizedDescription
    }

    /// Has no effect, and returns false: the desktop removes volumes.
    @discardableResult
    public func unmountAndEjectDevice(atPath path: String) -> Bool { false }
    /// Has no effect, and fails: the desktop removes volumes.
    public func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }

    // MARK: Programs

    /// The program that is in front: this app while it is active.
    public var frontmostApplication: NSRunningApplication? { .current }
    /// The program whose menus are shown: this app.
    public var menuBarOwningApplication: NSRunningApplication? { .current }
    /// The programs that run: only this app is known.
    public var runningApplications: [NSRunningApplication] { [.current] }
    /// Returns the URL of this app for its own identifier, and otherwise `nil`.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
        bundleIdentifier == Bundle.main.bundleIdentifier ? Bundle.main.bundleURL : nil
    }
    /// Returns the URLs of the programs with an identifier: that of this app, or none.
    public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] {
        urlForApplication(withBundleIdentifier: bundleIdentifier).map { [$0] } ?? []
    }
    /// Returns `nil`: the desktop chooses the program.
    public func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// Returns `nil`: the desktop chooses the program.
    public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
    /// Returns none: the desktop chooses the program.
    public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    /// Returns none: the desktop chooses the program.
    public func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
    /// Returns the path of this app for its own identifier, and otherwise `nil`.
    public func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? {
        urlForApplication(withBundleIdentifier: bundleIdentifier)?.path
    }
    /// Returns `nil`: programs for Apple's platforms do not run here.
    public func fullPath(forApplication appName: String) -> String? { nil }
    /// Fails: the user chooses programs in the settings of the desktop.
    public func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Has no effect: a terminal hides no program.
    public func hideOtherApplications() {}

    // MARK: The desktop

    /// Returns `nil`: the picture of the desktop is unknown.
    public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// Fails: the user chooses the picture in the settings of the desktop.
    public func setDesktopImageURL(
        _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
    ) throws {
        throw CocoaError(.featureUnsupported)
    }

    /// An option of the picture of the desktop.
    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// How the picture fills the screen.
        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSImageScaling")
        /// Whether the picture is cut off.
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSImageClipping")
        /// The colour beside the picture.
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSFillColor")
    }

    /// Whether the user wants less motion.
    public var accessibilityDisplayShouldReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    /// Whether the user wants less transparency: false.
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    /// Whether the user wants more contrast: false.
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    /// Whether the user wants no differences in colour alone: false.
    public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted: false.
    public var accessibilityDisplayShouldInvertColors: Bool { false }
    /// Whether a program reads the screen aloud.
    public var isVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
    /// Whether the user controls the machine with switches: false.
    public var isSwitchControlEnabled: Bool { false }
}
