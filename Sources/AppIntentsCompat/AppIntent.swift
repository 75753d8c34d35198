@_exported import Foundation
@_exported import SwiftUICompat

/// An action of an app that a system offers outside the app.
///
/// A terminal has no place for it: no assistant and no shortcut performs an intent. Code of the app can perform it, as
/// `Button(intent:)` does.
public protocol AppIntent: Sendable {
    /// The type of the result of ``perform()``.
    associatedtype PerformResult: IntentResult
    /// The type of ``parameterSummary``.
    associatedtype SummaryContent: ParameterSummary

    /// The name of the action.
    static var title: LocalizedStringResource { get }
    /// A description of the action.
    static var description: IntentDescription? { get }
    /// Whether a system opens the app first.
    static var openAppWhenRun: Bool { get }
    /// Whether a system offers the action.
    static var isDiscoverable: Bool { get }
    /// A sentence with the parameters.
    static var parameterSummary: SummaryContent { get }

    /// Creates an intent without values.
    init()

    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// No description.
    public static var description: IntentDescription? { nil }
    /// `false`.
    public static var openAppWhenRun: Bool { false }
    /// `true`.
    public static var isDiscoverable: Bool { true }
    /// Performs the action, and ignores the result.
    public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }
    /// Has no effect: no system learns from the use of an app.
    public func donate() async throws {}

    /// The wrapper of a value that a system asks for.
    public typealias Parameter<Value> = IntentParameter<Value>
    /// A sentence with the parameters.
    public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// An empty sentence.
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// An intent that opens the app.
public protocol OpenIntent: AppIntent {}

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: the intent has only values.
    public func perform() async throws -> some IntentResult { IntentResultContainer<Never, Never>() }
}

/// An intent of a control of the system.
public protocol ControlConfigurationIntent: AppIntent {}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent of a live activity.
public protocol LiveActivityIntent: AppIntent {}

/// A description of an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The description.
    public let descriptionText: LocalizedStringResource
    /// The category of the action.
    public let categoryName: LocalizedStringResource?
    /// Words for a search.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    /// Creates a description from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
