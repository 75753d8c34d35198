import Foundation

/// The style of date pickers.
///
/// In a terminal, all built-in styles but ``GraphicalDatePickerStyle`` look the same. A custom style can arrange a picker
/// differently:
///
/// ```swift
/// struct Labeled: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.bold()
///             DatePicker(configuration).labelsHidden()
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View

    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for its style.
public struct DatePickerStyleConfiguration {
    /// The label of the picker.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The earliest date that can be selected; `nil` if there is no limit.
    public let minimumDate: Date?
    /// The latest date that can be selected; `nil` if there is no limit.
    public let maximumDate: Date?
    /// The parts that are shown and edited.
    public let displayedComponents: DatePickerComponents

    /// The label of a picker.
    public struct Label {
        let content: AnyView
        let title: Text?
    }
}

extension DatePickerStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// Creates a picker from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: DatePickerStyleConfiguration) {
        let low = configuration.minimumDate ?? .distantPast
        self.init(
            configuration.$selection,
            low...max(low, configuration.maximumDate ?? .distantFuture),
            configuration.displayedComponents,
            label: configuration.label
        )
    }
}

/// A built-in style; these look the same in a terminal.
protocol FieldStyle: DatePickerStyle {}

extension FieldStyle {
    /// Returns the picker in its default appearance.
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { DatePicker(configuration) }
}

/// The default style of date pickers: a field in one row, whose parts are edited.
public struct DefaultDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``.
public struct CompactDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``: a terminal has no wheels.
public struct WheelDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``.
public struct FieldDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``, whose parts can be stepped with the up and down arrow keys.
public struct StepperFieldDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultDatePickerStyle: FieldStyle {}
extension CompactDatePickerStyle: FieldStyle {}
extension WheelDatePickerStyle: FieldStyle {}
extension FieldDatePickerStyle: FieldStyle {}
extension StepperFieldDatePickerStyle: FieldStyle {}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The short form of ``DefaultDatePickerStyle``.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The short form of ``CompactDatePickerStyle``.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The short form of ``WheelDatePickerStyle``.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The short form of ``FieldDatePickerStyle``.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The short form of ``StepperFieldDatePickerStyle``.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private enum DatePickerStyling<S: DatePickerStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: DatePickerStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration).environment(\.datePickerStyle, nil)
    }
}

extension EnvironmentValues {
    /// The style of date pickers; `nil` for the default appearance.
    var datePickerStyle: AnyStyle<DatePickerStyleConfiguration>? {
        get { self[CustomStyleKey<DatePickerStyleConfiguration>.self] }
        set { self[CustomStyleKey<DatePickerStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers in the view: a field, or the calendar of ``GraphicalDatePickerStyle``. A custom
    /// style can arrange a picker differently.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let own = style is any FieldStyle ? nil : AnyStyle(style, DatePickerStyling<S>.self)
        return environment(\.datePickerStyle, own)
    }
}
