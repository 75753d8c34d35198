import SwiftUICompat

extension EnvironmentValues {
    /// The size of the widget around the view.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How a widget is drawn: in colours.
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    /// Whether the background of a widget is shown: it always is.
    public var showsWidgetContainerBackground: Bool { true }
    /// The margins of a widget: none.
    public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String

    /// In its own colours.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In the colour of the user.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// In grey.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension View {
    /// Has no effect: a terminal has no colour of the user for widgets.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Has no effect: a terminal opens no app from a widget.
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    /// Has no effect: no label is shown beside a widget.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

extension WidgetFamily {
    /// The size on a phone, in points.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 716, height: 354)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
}

extension Widget {
    /// The widget in the first of its sizes.
    var screen: AnyView {
        guard let shown = body.shown else { return AnyView(EmptyView()) }
        guard let family = shown.families.first else { return shown.view(in: .systemMedium) }
        return AnyView(
            shown.view(in: family)
                .environment(\.widgetFamily, family)
                .frame(width: family.size.width, height: family.size.height)
        )
    }
}

/// The content of a widget over time.
struct TimelineOfWidget<Entry: TimelineEntry, Content: View>: View {
    let placeholder: Entry
    let content: (Entry) -> Content
    let load: () async -> Handed<Timeline<Entry>>
    @State private var entries: [Entry] = []

    init(
        placeholder: Entry, content: @escaping (Entry) -> Content,
        load: @escaping @MainActor () async -> Handed<Timeline<Entry>>
    ) {
        self.placeholder = placeholder
        self.content = content
        self.load = load
    }

    var body: some View {
        TimelineView(.explicit(entries.map(\.date))) { context in
            content(entries.last { $0.date <= context.date } ?? entries.first ?? placeholder)
        }
        .task {
            while !Task.isCancelled {
                let timeline = await load().value
                entries = timeline.entries
                guard let date = timeline.reloadDate else { return }
                // A phone, too, does not load more often than it likes.
                try? await Task.sleep(for: .seconds(max(60, date.timeIntervalSinceNow)))
            }
        }
    }
}

/// A value that goes from one isolation to another.
///
/// `@unchecked`, because the two sides never use the value at the same time: a provider gives its timeline away, and is
/// asked for the next one only after that.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The program of a widget.
struct WidgetApp<Content: Widget>: App {
    var body: some Scene {
        WindowGroup { Content().screen }
    }
}

/// The program of a bundle of widgets.
struct BundleApp<Bundle: WidgetBundle>: App {
    var body: some Scene {
        WindowGroup { ScrollView { Bundle().body.screen } }
    }
}
