import CursesUI

/// A value of each element of a collection, with the value's name.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: PlottableLabel
    let value: (DataElement) -> _ChartValue
    /// Returns the end of the interval that an element covers; `nil` for single values.
    private(set) var end: ((DataElement) -> _ChartValue)?

    /// The closure is made in inlinable code, so that it is compiled with the app, where the types are known. Reading a
    /// value of a type that is not known costs several times as much.
    @usableFromInline
    init(key: LocalizedStringKey, value: @escaping (DataElement) -> _ChartValue) {
        label = .key(key)
        self.value = value
    }

    @usableFromInline
    init(text: Text, value: @escaping (DataElement) -> _ChartValue) {
        label = .text(text)
        self.value = value
    }

    @usableFromInline
    init(string: String, value: @escaping (DataElement) -> _ChartValue) {
        label = .string(string)
        self.value = value
    }

    /// Returns the group to which an element belongs.
    func grouping(_ element: DataElement) -> Grouping { Grouping(value: value(element), label: label) }

    /// Creates a projection to a property of the elements, with a localized name.
    @inlinable
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(key: labelKey) { $0[keyPath: keyPath].chartValue }
    }

    /// Creates a projection to a property of the elements, with a name.
    @inlinable
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(text: label) { $0[keyPath: keyPath].chartValue }
    }

    /// Creates a projection to a property of the elements, with a name.
    @_disfavoredOverload
    @inlinable
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(string: String(label)) { $0[keyPath: keyPath].chartValue }
    }
}

extension PlottableProjection where Value == Date {
    private init(
        _ label: PlottableLabel, _ keyPath: KeyPath<DataElement, Date>, _ unit: Calendar.Component, _ calendar: Calendar
    ) {
        func interval(_ element: DataElement) -> DateInterval {
            let date = element[keyPath: keyPath]
            return calendar.dateInterval(of: unit, for: date) ?? DateInterval(start: date, duration: 0)
        }
        self.label = label
        value = { interval($0).start.chartValue }
        end = { interval($0).end.chartValue }
    }

    /// Creates a projection to the interval of the calendar unit, such as a day, that contains a date, with a localized
    /// name.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .current
    ) -> Self {
        PlottableProjection(.key(labelKey), keyPath, unit, calendar)
    }

    /// Creates a projection to the interval of the calendar unit, such as a day, that contains a date, with a name.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = .current
    ) -> Self {
        PlottableProjection(.text(label), keyPath, unit, calendar)
    }

    /// Creates a projection to the interval of the calendar unit, such as a day, that contains a date, with a name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = .current
    ) -> Self {
        PlottableProjection(.string(String(label)), keyPath, unit, calendar)
    }
}

/// A plot of all elements of a collection, whose values are given by key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement

    static func _collectElements(
        _ content: Self, into collector: _MarkCollector, _ styles: [_ElementStyle<DataElement>])
}

/// A change of style for the mark of an element.
public struct _ElementStyle<DataElement> {
    let change: (DataElement, inout MarkStyle) -> Void
}

extension VectorizedChartContent {
    public static func _collect(_ content: Self, into collector: _MarkCollector) {
        _collectElements(content, into: collector, [])
    }
}

/// A plot whose marks are styled by the values of their elements.
struct StyledPlot<Content: VectorizedChartContent> {
    let content: Content
    let style: _ElementStyle<Content.DataElement>
}

extension StyledPlot: PrimitiveChartContent, VectorizedChartContent {
    typealias DataElement = Content.DataElement

    static func _collectElements(
        _ content: StyledPlot, into collector: _MarkCollector, _ styles: [_ElementStyle<DataElement>]
    ) {
        // The styles of inner modifiers are applied last, so they take precedence.
        Content._collectElements(content.content, into: collector, styles + [content.style])
    }
}

extension VectorizedChartContent {
    nonisolated private func styled(
        _ change: @escaping (DataElement, inout MarkStyle) -> Void
    ) -> StyledPlot<Self> {
        StyledPlot(content: self, style: _ElementStyle(change: change))
    }

    /// Draws the marks in a different colour for each value.
    nonisolated public func foregroundStyle<V: Plottable>(
        by value: PlottableProjection<DataElement, V>
    ) -> some VectorizedChartContent<DataElement> {
        styled { $1.foregroundBy = value.grouping($0) }
    }

    /// Draws each mark in the style of its element.
    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        styled { $1.foreground = AnyShapeStyle($0[keyPath: keyPath]) }
    }

    /// Draws points as a different symbol for each value.
    nonisolated public func symbol<V: Plottable>(
        by value: PlottableProjection<DataElement, V>
    ) -> some VectorizedChartContent<DataElement> {
        styled { $1.symbolBy = value.grouping($0) }
    }

    /// Sets the size of symbols according to a value.
    nonisolated public func symbolSize<V: Plottable>(
        by value: PlottableProjection<DataElement, V>
    ) -> some VectorizedChartContent<DataElement> {
        styled { $1.symbolSizeBy = value.grouping($0) }
    }

    /// Draws lines with different dashes for each value.
    nonisolated public func lineStyle<V: Plottable>(
        by value: PlottableProjection<DataElement, V>
    ) -> some VectorizedChartContent<DataElement> {
        styled { $1.lineStyleBy = value.grouping($0) }
    }

    /// Places marks with different values beside each other.
    nonisolated public func position<V: Plottable>(
        by value: PlottableProjection<DataElement, V>
    ) -> some VectorizedChartContent<DataElement> {
        styled { $1.positionBy = value.grouping($0) }
    }

    /// Sets the opacity of each mark, from 0 to 1.
    nonisolated public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement>
    {
        styled { $1.opacity *= $0[keyPath: keyPath].clamped(0, 1) }
    }
}
