@_exported import Foundation

/// Reloads an app's widgets. It has no effect, because a terminal shows none.
public final class WidgetCenter: Sendable {
    /// The only widget centre.
    public static let shared = WidgetCenter()

    private init() {}

    /// Has no effect: there are no widgets.
    public func reloadAllTimelines() {}
    /// Has no effect: there are no widgets.
    public func reloadTimelines(ofKind kind: String) {}
    /// Calls the closure with no widgets.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    /// Returns no widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    /// Has no effect: there are no widgets.
    public func invalidateConfigurationRecommendations() {}
}

/// A widget that the user has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// The kind of widget.
    public let kind: String
    /// The size.
    public let family: WidgetFamily

    /// The kind of widget, as the identifier.
    public var id: String { kind }
}

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}
