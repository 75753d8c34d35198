/// The style where none is set: the icon, and the title behind it.
public struct DefaultLabelStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon, and the title behind it.
public struct TitleAndIconLabelStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, columns: 1) {
            configuration.icon.environment(\.isLabelIcon, true)
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// ``DefaultLabelStyle``, in short.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// ``TitleAndIconLabelStyle``, in short.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// ``TitleOnlyLabelStyle``, in short.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// ``IconOnlyLabelStyle``, in short.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
