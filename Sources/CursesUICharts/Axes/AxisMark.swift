import CursesUI

/// A part of an axis at one value: a line, a tick or a label.
public protocol AxisMark {
    var _elements: [_AxisMarkElement] { get }
}

/// A part of an axis, in the form that a chart stores.
public struct _AxisMarkElement {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick
        case label(LabelContent, isCentered: Bool?)
    }

    /// The content of a label.
    enum LabelContent {
        /// The value itself.
        case value
        case text(Text)
        /// The text of a value.
        case formatted((_ChartValue) -> String?)
        case view(AnyView)
    }

    let kind: Kind
    var style: AnyShapeStyle?
}

/// A line through the plot at a value of an axis.
public struct AxisGridLine {
    private let stroke: StrokeStyle?

    /// A line through the plot.
    ///
    /// - Parameters:
    ///   - centered: has no effect.
    ///   - stroke: a line without dashes is solid; without a stroke, the line is dotted.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.stroke = stroke
    }
}

extension AxisGridLine: AxisMark {
    public var _elements: [_AxisMarkElement] { [_AxisMarkElement(kind: .gridLine(stroke))] }
}

/// A tick on the line between the plot and the labels.
public struct AxisTick {
    /// A tick.
    ///
    /// - Parameters:
    ///   - centered: has no effect.
    ///   - length: has no effect: a tick is part of the line's character.
    ///   - stroke: has no effect.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

    /// A tick of a length in units.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

    /// The length of a tick; in cells, all ticks are equal.
    public struct Length: Hashable, Sendable {
        /// A length that suits the axis.
        public static let automatic = Length()
        /// The length of the longest label.
        public static let label = Length()
        /// More than the length of the longest label.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length() }
    }
}

extension AxisTick: AxisMark {
    public var _elements: [_AxisMarkElement] { [_AxisMarkElement(kind: .tick)] }
}

/// A label beside the plot.
public struct AxisValueLabel<Content: View> {
    private let content: _AxisMarkElement.LabelContent
    private let isCentered: Bool?

    private init(_ content: _AxisMarkElement.LabelContent, _ isCentered: Bool?) {
        self.content = content
        self.isCentered = isCentered
    }
}

extension AxisValueLabel: AxisMark {
    public var _elements: [_AxisMarkElement] {
        [_AxisMarkElement(kind: .label(content, isCentered: isCentered))]
    }
}

extension AxisValueLabel {
    /// A label made from a view. A text replaces the text of the value; other views are placed at the value.
    ///
    /// - Parameters:
    ///   - centered: whether the label is halfway between this value and the next.
    ///   - anchor: has no effect.
    ///   - multiLabelAlignment: has no effect.
    ///   - collisionResolution: labels that do not fit are left out.
    ///   - offsetsMarks: has no effect.
    ///   - orientation: has no effect.
    ///   - horizontalSpacing: has no effect.
    ///   - verticalSpacing: has no effect.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = content()
        self.init(Self.content(of: view), centered)
    }

    /// The content as a text, even if conditions of a closure wrap it, or otherwise as a view.
    private static func content(of view: Content) -> _AxisMarkElement.LabelContent {
        if let text = view as? Text { return .text(text) }
        if let optional = view as? Text? { return optional.map { .text($0) } ?? .text(Text(verbatim: "")) }
        return .view(AnyView(view))
    }
}

extension AxisValueLabel where Content == Text {
    /// A label with a translated text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.text(Text(titleKey)), centered)
    }

    /// A label with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.text(Text(title)), centered)
    }
}

extension AxisValueLabel where Content == Never {
    /// A label with the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.value, centered)
    }

    /// A label with the value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(.formatted { Format.FormatInput(chartValue: $0).map(format.format) }, centered)
    }
}

/// A part of an axis with a style.
struct StyledAxisMark<Content: AxisMark> {
    let content: Content
    let style: AnyShapeStyle?
}

extension StyledAxisMark: AxisMark {
    var _elements: [_AxisMarkElement] {
        content._elements.map { element in
            var element = element
            if element.style == nil { element.style = style }
            return element
        }
    }
}

extension AxisMark {
    /// Draws the part in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        StyledAxisMark(content: self, style: AnyShapeStyle(style))
    }

    /// Has no effect: cells have one font.
    public func font(_ font: Font?) -> some AxisMark { self }

    /// Has no effect: marks are drawn at their values.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

    /// Has no effect: marks are drawn at their values.
    public func offset(_ offset: CGSize) -> some AxisMark { self }
}
