/// The content of a widget at a date.
public protocol TimelineEntry {
    /// When the content is shown.
    var date: Date { get }
    /// How relevant the content is. It has no effect.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// No relevance.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant the content of a widget is. It has no effect: a terminal shows no stack of widgets.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance, compared with other content of the widget.
    public var score: Float
    /// How long the relevance lasts, in seconds.
    public var duration: TimeInterval

    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a widget asks for another timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
    enum Kind: Hashable {
        case atEnd, never
        case after(Date)
    }

    let kind: Kind

    /// At the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// Never.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// At a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// The content of a widget over time.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, in order of their dates.
    public let entries: [EntryType]
    /// When the widget asks for another timeline.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }

    /// The date at which another timeline is due; `nil` for never.
    var reloadDate: Date? {
        switch policy.kind {
        case .never: nil
        case .atEnd: entries.last?.date
        case .after(let date): date
        }
    }
}

/// Where the content of a widget is shown.
public struct TimelineProviderContext: Sendable {
    /// The size of the widget.
    public let family: WidgetFamily
    /// Whether the content is shown to somebody who chooses a widget: `false`.
    public let isPreview: Bool
    /// The size in points.
    public let displaySize: CGSize
}

/// Provides the content of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry

    /// Where the content is shown.
    typealias Context = TimelineProviderContext

    /// Returns content to show until the timeline is there.
    func placeholder(in context: Context) -> Entry
    /// Provides content for somebody who chooses a widget.
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    /// Provides the content over time.
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Provides the content of a widget that an intent configures.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent

    /// Where the content is shown.
    typealias Context = TimelineProviderContext

    /// Returns content to show until the timeline is there.
    func placeholder(in context: Context) -> Entry
    /// Returns content for somebody who chooses a widget.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the content over time.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
