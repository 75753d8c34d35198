/// The default style: the icon followed by the title.
public struct DefaultLabelStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// A style that shows the icon followed by the title.
public struct TitleAndIconLabelStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(configuration: configuration)
    }
}

/// The icon of a label beside its title.
private struct IconAndTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelSpacing) private var spacing

    var body: some View {
        HStack(alignment: .firstTextBaseline, gap: spacing.iconToTitle.map(Gap.units) ?? .cells(1)) {
            if let width = spacing.iconWidth {
                icon.frame(minWidth: width)
            } else {
                icon
            }
            // A title without letters would leave the space beside it.
            if !isUntitled { configuration.title }
        }
    }

    @MainActor
    private var isUntitled: Bool { configuration.title.text?.content.isEmpty ?? false }

    @MainActor
    private var icon: some View { configuration.icon.modifier(EnvironmentModifier { $0.prepareForLabelIcon() }) }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// A style that shows only the icon.
public struct IconOnlyLabelStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The short form of ``DefaultLabelStyle``.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The short form of ``TitleAndIconLabelStyle``.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The short form of ``TitleOnlyLabelStyle``.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The short form of ``IconOnlyLabelStyle``.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
