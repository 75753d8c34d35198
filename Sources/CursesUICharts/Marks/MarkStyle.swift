import CursesUI

/// All properties of a mark except its place. Modifiers further inside take precedence.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: Grouping?
    var symbol: ChartSymbol?
    var symbolBy: Grouping?
    /// The area in square units.
    var symbolSize: CGFloat?
    var symbolSizeBy: Grouping?
    var lineStyle: StrokeStyle?
    var lineStyleBy: Grouping?
    var positionBy: Grouping?
    var positionAxis: Axis?
    var series: Grouping?
    var interpolation: InterpolationMethod?
    var stacking: MarkStackingMethod = .standard
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var cornerRadius: CGFloat = 0
    var opacity = 1.0
    var zIndex = 0.0
    var annotations: [MarkAnnotation] = []
    /// The radii of a sector.
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// Half the gap between sectors, in units.
    var angularInset: CGFloat = 0
    /// A length in units.
    var xOffset: CGFloat = 0
    var yOffset: CGFloat = 0
    var isAccessibilityHidden = false
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
}

/// The symbol of a mark at a point.
enum ChartSymbol {
    case basic(BasicChartSymbolShape.Form, isHollow: Bool)
    /// A custom shape, which is drawn as a circle.
    case shape
    /// A text. A text wider than one cell is shown as a view.
    case text(Text)
    case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    /// The distance from the mark in units; `nil` for none.
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
    /// The content if it is just a `Text`.
    let text: (AnnotationContext) -> Text?
}
