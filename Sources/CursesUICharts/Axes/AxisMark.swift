import CursesUI

/// A part of an axis at one value: a line, a tick or a label.
public protocol AxisMark {
    var _elements: [_AxisMarkElement] { get }
}

/// The stored form of an ``AxisMark``.
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
        /// A custom text for the value.
        case formatted((_ChartValue, Locale) -> String?)
        case view(AnyView)
    }

    let kind: Kind
    var style: AnyShapeStyle?
}

/// A line through the plot at a value of an axis.
public struct AxisGridLine {
    private let stroke: StrokeStyle?

    /// Creates a line through the plot.
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
    /// Creates a tick.
    ///
    /// - Parameters:
    ///   - centered: has no effect.
    ///   - length: has no effect: a tick is part of the line's character.
    ///   - stroke: has no effect.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

    /// Creates a tick. The length has no effect: a tick is part of the line's character.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

    /// The length of a tick; in cells, all ticks are equal.
    public struct Length: Hashable, Sendable {
        /// The default length.
        public static let automatic = Length()
        /// The length of the label.
        public static let label = Length()
        /// The length of the longest label.
        public static let longestLabel = Length()
        /// Returns the length of the label plus a distance.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length() }
        /// Returns the length of the longest label plus a distance.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length() }
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
    /// Creates a label from a view. A `Text` replaces the text of the value; any other view is placed at the value.
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

    /// Returns the content as a text if it is a `Text` or an optional one (from an `if`), and otherwise as a view.
    private static func content(of view: Content) -> _AxisMarkElement.LabelContent {
        if let text = view as? Text { return .text(text) }
        if let optional = view as? Text? { return optional.map { .text($0) } ?? .text(Text(verbatim: "")) }
        return .view(AnyView(view))
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with a localized text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.text(Text(titleKey)), centered)
    }

    /// Creates a label with a text.
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
    /// Creates a label that shows the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.value, centered)
    }

    /// Creates a label that shows the formatted value.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(.formatted(format.text(of:in:)), centered)
    }
}

/// An axis mark with a style.
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
    /// Sets the style of the mark.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        StyledAxisMark(content: self, style: AnyShapeStyle(style))
    }

    /// Has no effect: a terminal has only one font.
    public func font(_ font: Font?) -> some AxisMark { self }

    /// Has no effect: marks are drawn at their values.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

    /// Has no effect: marks are drawn at their values.
    public func offset(_ offset: CGSize) -> some AxisMark { self }
}
