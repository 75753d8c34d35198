import Foundation

/// The texts and the folder of the windows for files.
struct FileDialogOptions {
    var message: Text?
    var confirmation: Text?
    var nameLabel: Text?
    var folder: URL?
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
    var body: some View {
        if let message = options.message { message }
        content(options)
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

    /// Sets the initial folder of the windows for files that the view shows.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.folder = defaultDirectory }
    }
}
