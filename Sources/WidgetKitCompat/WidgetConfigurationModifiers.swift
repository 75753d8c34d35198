/// A configuration with other sizes.
struct SizedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration, ShownConfiguration {
    let content: Content
    let families: [WidgetFamily]

    var body: some WidgetConfiguration { content }

    func view(in family: WidgetFamily) -> AnyView { content.shown?.view(in: family) ?? AnyView(EmptyView()) }
}

extension WidgetConfiguration {
    /// Has no effect: nobody chooses widgets in a terminal.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Has no effect: nobody chooses widgets in a terminal.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Has no effect: nobody chooses widgets in a terminal.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    /// Has no effect: nobody chooses widgets in a terminal.
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Has no effect: nobody chooses widgets in a terminal.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Has no effect: nobody chooses widgets in a terminal.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

    /// Sets the sizes of the widget. The first one is shown.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        SizedConfiguration(content: self, families: families)
    }

    /// Has no effect: a terminal adds no margins.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Has no effect: the background always stays.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Has no effect: a terminal has only one place for a widget.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    {
        self
    }
    /// Has no effect: a terminal is not told of downloads.
    public func onBackgroundURLSessionEvents(
        matching identifier: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }
    /// Has no effect: nobody is asked for the values of the intent.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The screen of a phone.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The screen of a locked device.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The screen of a charging phone.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A phone that is shown on a desktop.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
