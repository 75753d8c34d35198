import CursesUI

/// The content of an axis: groups of marks at values.
public protocol AxisContent {
    var _axes: [_AxisDescription] { get }
}

/// The stored form of a group of marks.
public struct _AxisDescription {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// The parts at a value; `nil` for the default parts.
    let content: ((AxisValue) -> [_AxisMarkElement])?
    /// The text of a value; `nil` for the default text.
    let format: ((_ChartValue, Locale) -> String?)?
}

/// The marks of an axis.
///
/// ```swift
/// .chartYAxis {
///     AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
///         AxisGridLine()
///         AxisValueLabel("\(value.as(Int.self) ?? 0) km")
///     }
/// }
/// ```
public struct AxisMarks<Content: AxisMark> {
    private let description: _AxisDescription

    private init(description: _AxisDescription) {
        self.description = description
    }
}

extension AxisMarks: AxisContent {
    public var _axes: [_AxisDescription] { [description] }
}

extension AxisMarks {
    private init(
        _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            description: _AxisDescription(
                position: position, values: values, content: { content($0)._elements }, format: nil
            )
        )
    }

    /// Creates marks with custom content.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(position, values, content)
    }

    /// Creates marks with custom content.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(position, values) { _ in content() }
    }

    /// Creates marks at the given values, with custom content.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(position, AxisMarkValues(kind: .list(values.map(\.chartValue))), content)
    }

    /// Creates marks at the given values, with custom content.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(position, AxisMarkValues(kind: .list(values.map(\.chartValue)))) { _ in content() }
    }
}

extension AxisMarks where Content == AxisMarkList {
    /// Creates marks with the default content.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(
            description: _AxisDescription(position: position, values: values, content: nil, format: nil))
    }

    /// Creates marks at the given values, with the default content.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(
            description: _AxisDescription(
                position: position, values: AxisMarkValues(kind: .list(values.map(\.chartValue))), content: nil,
                format: nil
            )
        )
    }

    /// Creates marks with formatted labels.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            description: _AxisDescription(
                position: position, values: values, content: nil,
                format: format.text(of:in:)
            )
        )
    }

    /// Creates marks at the given values, with formatted labels.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Format.FormatInput], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            description: _AxisDescription(
                position: position, values: AxisMarkValues(kind: .list(values.map(\.chartValue))), content: nil,
                format: format.text(of:in:)
            )
        )
    }
}

/// Builds an axis from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
    /// Builds one statement of the closure.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Builds an empty closure.
    public static func buildBlock() -> AxisContentList { AxisContentList(_axes: []) }
    /// Combines the statements of the closure, in order.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Combines the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisContentList {
        var axes: [_AxisDescription] = []
        for part in repeat each content { axes += part._axes }
        return AxisContentList(_axes: axes)
    }
    /// Builds an `if` without an `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    /// Builds the first branch of an `if` or a `switch`.
    public static func buildEither<Content: AxisContent>(first: Content) -> AxisContentList {
        AxisContentList(_axes: first._axes)
    }
    /// Builds the second branch of an `if` or a `switch`.
    public static func buildEither<Content: AxisContent>(second: Content) -> AxisContentList {
        AxisContentList(_axes: second._axes)
    }
    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AxisContentList {
        AxisContentList(_axes: content._axes)
    }
}

/// Several groups of marks of an axis.
public struct AxisContentList: AxisContent {
    public let _axes: [_AxisDescription]
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public var _axes: [_AxisDescription] { self?._axes ?? [] }
}
