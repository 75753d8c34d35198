import Foundation

/// A control that opens a URL.
///
/// ```swift
/// Link("Source code", destination: URL(string: "https://example.org/source")!)
/// ```
///
/// The link is underlined, and in reverse video with the focus. The environment's ``EnvironmentValues/openURL`` action
/// opens the URL.
///
/// ![Buttons, a menu, a link and toggles in a terminal](Gallery-buttons.svg)
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(.link)
        .accessibility { $0.addedTraits = .isLink }
    }
}
