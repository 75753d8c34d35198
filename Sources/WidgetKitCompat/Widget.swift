@_exported import AppIntentsCompat
@_exported import SwiftUICompat

/// A view of an app outside the app.
///
/// A terminal has no place for it, so an app shows no widgets. A program whose `@main` is a widget shows the widget, with
/// its content over time, in place of an app.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    /// The kind, the content and the sizes of the widget.
    var body: Body { get }

    /// Creates the widget.
    init()
}

extension Widget {
    /// Shows the widget in the terminal.
    public static func main() {
        WidgetApp<Self>.main()
    }
}

/// The kind, the content and the sizes of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    /// The configuration that this one consists of.
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that has a view.
@MainActor
protocol ShownConfiguration {
    /// The view of the widget in a size.
    func view(in family: WidgetFamily) -> AnyView
    /// The sizes of the widget.
    var families: [WidgetFamily] { get }
}

extension WidgetConfiguration {
    /// The configuration with a view that this one consists of.
    var shown: (any ShownConfiguration)? {
        if let shown = self as? any ShownConfiguration { return shown }
        return Body.self == Never.self ? nil : body.shown
    }
}

/// A configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates the configuration.
    public init() {}

    /// Never called: CursesUI shows the view.
    public var body: Never { fatalError("An empty configuration has no body.") }
}

/// The configuration of a widget that has no settings.
public struct StaticConfiguration<Provider: TimelineProvider, Content: View>: WidgetConfiguration {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    /// Creates a configuration.
    public init(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = content
    }

    /// Never called: CursesUI shows the view.
    public var body: Never { fatalError("A configuration with a provider has no body.") }
}

extension StaticConfiguration: ShownConfiguration {
    var families: [WidgetFamily] { [.systemSmall, .systemMedium, .systemLarge] }

    func view(in family: WidgetFamily) -> AnyView {
        let provider = provider
        let context = TimelineProviderContext(family: family, isPreview: false, displaySize: family.size)
        return AnyView(
            TimelineOfWidget(placeholder: provider.placeholder(in: context), content: content) {
                await withCheckedContinuation { continuation in
                    provider.getTimeline(in: context) { timeline in
                        continuation.resume(returning: Handed(timeline))
                    }
                }
            }
        )
    }
}

/// The configuration of a widget that an intent configures. The intent has its default values.
public struct AppIntentConfiguration<
    Intent: WidgetConfigurationIntent, Provider: AppIntentTimelineProvider, Content: View
>: WidgetConfiguration where Provider.Intent == Intent {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    /// Creates a configuration.
    public init(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.provider = provider
        self.content = content
    }

    /// Never called: CursesUI shows the view.
    public var body: Never { fatalError("A configuration with a provider has no body.") }
}

extension AppIntentConfiguration: ShownConfiguration {
    var families: [WidgetFamily] { [.systemSmall, .systemMedium, .systemLarge] }

    func view(in family: WidgetFamily) -> AnyView {
        let provider = Handed(provider)
        let context = TimelineProviderContext(family: family, isPreview: false, displaySize: family.size)
        return AnyView(
            TimelineOfWidget(placeholder: provider.value.placeholder(in: context), content: content) {
                await Self.timeline(of: provider, in: context)
            }
        )
    }

    private nonisolated static func timeline(
        of provider: Handed<Provider>, in context: TimelineProviderContext
    ) async -> Handed<Timeline<Provider.Entry>> {
        Handed(await provider.value.timeline(for: Intent(), in: context))
    }
}
