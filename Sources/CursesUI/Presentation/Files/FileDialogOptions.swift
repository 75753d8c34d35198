import Foundation

/// The texts and the folder of the windows for files.
struct FileDialogOptions {
    var message: Text?
    var confirmation: Text?
    var nameLabel: Text?
    var folder: URL?
    /// The id under which the last folder is remembered.
    var id: String?
    var browser: FileDialogBrowserOptions = []
    /// Whether symbolic links are passed to the app as they are.
    var keepsLinks = false
    /// Whether a file can be chosen; `nil` if all can.
    var isEnabled: ((URL) -> Bool)?

    /// The folders in which files were chosen last, by the ids of windows.
    @MainActor static var lastFolders: [String: URL] = [:]

    /// Notes the folder of files that were chosen.
    @MainActor
    func note(_ urls: [URL]) {
        if let id, let url = urls.first { Self.lastFolders[id] = url.deletingLastPathComponent() }
    }
}

/// What a window for files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The contents of packages. It has no effect: a package is a folder in a terminal.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Files whose names begin with a full stop.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// The endings of the names, which are always shown in a terminal.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    /// The texts and the folder of the windows for files.
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

/// Builds the content of a window for files, once its options are known.
struct FileDialog<Content: View> {
    let content: (FileDialogOptions) -> Content
    @Environment(\.fileDialogOptions) private var options

    init(@ViewBuilder content: @escaping (FileDialogOptions) -> Content) {
        self.content = content
    }
}

extension FileDialog: View {
    /// The options with the folder that the window shows first.
    @MainActor
    private var current: FileDialogOptions {
        var options = options
        if let id = options.id, let folder = FileDialogOptions.lastFolders[id] { options.folder = folder }
        return options
    }

    var body: some View {
        if let message = options.message { message }
        content(current)
    }
}

extension View {
    /// Sets the text above the list in the windows for files that the view shows.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.message = message }
    }

    /// Sets the text above the list in the windows for files that the view shows.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the text above the list in the windows for files that the view shows.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the title of the confirmation button in the windows for files that the view shows.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.confirmation = label }
    }

    /// Sets the title of the confirmation button in the windows for files that the view shows.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the confirmation button in the windows for files that the view shows.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label of the field for the path, in the windows for saving that the view shows.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.nameLabel = label }
    }

    /// Sets the label of the field for the path, in the windows for saving that the view shows.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label of the field for the path, in the windows for saving that the view shows.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets what the windows for files show that the view shows.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.browser = options }
    }

    /// Sets an id for the windows for files that the view shows. A window opens in the folder in which a file was chosen
    /// last with the same id, while the app runs.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.id = id }
    }

    /// Sets whether the windows that the view shows pass symbolic links to the app as they are. If not, the app receives
    /// the files that the links lead to.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.keepsLinks = imports }
    }

    /// Sets the files that can be chosen in the windows that the view shows. Other files are left out; folders never
    /// are.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
    }

    /// Sets the initial folder of the windows for files that the view shows.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.folder = defaultDirectory }
    }
}
