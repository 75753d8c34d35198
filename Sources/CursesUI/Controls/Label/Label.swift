/// A title with an icon.
///
/// ```swift
/// Label("Favourites", systemImage: "star.fill")
/// ```
///
///     ★ Favourites
///
/// If the title consists of several texts, the first one is above the others, which are secondary.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label with a custom title and a custom icon before it.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and a symbol.
    ///
    /// - Parameter name: the name of a symbol; see ``Image/init(systemName:)``.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and a symbol.
    ///
    /// - Parameter name: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and a picture.
    ///
    /// - Parameter name: the name of a picture; see ``Image/init(_:bundle:)``.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title and a picture.
    ///
    /// - Parameter name: the name of a picture; see ``Image/init(_:bundle:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label: View {
    public var body: some View {
        style.makeBody(
            LabelStyleConfiguration(
                title: .init(content: title.asLabelTitle),
                icon: .init(content: AnyView(icon))
            )
        )
    }
}

extension Label: AccessibleTitle {
    var accessibilityTitle: Text? {
        (title as? LabelStyleConfiguration.Title)?.text ?? title as? Text
    }
}
