import CursesUI

/// The content of a chart: marks, and groups of them.
///
/// ```swift
/// struct Goal: ChartContent {
///     let steps: Int
///
///     var body: some ChartContent {
///         RuleMark(y: .value("Goal", steps)).foregroundStyle(.red)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the content that makes up the body; inferred from `body`.
    associatedtype Body: ChartContent

    /// The marks.
    @ChartContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    static func _collect(_ content: Self, into collector: _MarkCollector)
}

extension ChartContent {
    public static func _collect(_ content: Self, into collector: _MarkCollector) {
        guard collector.enter() else { return }
        Body._collect(content.body, into: collector)
        collector.leave()
    }
}

extension Never: ChartContent {
    public static func _collect(_ content: Never, into collector: _MarkCollector) {}
}

/// Content that has no body, but adds marks itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    /// Never called: a chart takes the marks.
    public var body: Never {
        fatalError("\(Self.self) consists of marks; it has no body.")
    }
}

/// Takes the marks of a chart's content.
@MainActor
public final class _MarkCollector {
    private(set) var marks: ContiguousArray<Mark> = []
    /// The names of what the axes show; those of the first mark count.
    private(set) var xLabel: PlottableLabel?
    private(set) var yLabel: PlottableLabel?
    private var style = MarkStyle()
    private var box: MarkStyleBox?
    private var depth = 0

    /// Content that contains itself ends here.
    private static let maximumDepth = 256

    func enter() -> Bool {
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        return true
    }

    func leave() { depth -= 1 }

    /// Adds a mark with the current style.
    func add(_ kind: Mark.Kind, x: Extent, y: Extent, _ change: ((inout MarkStyle) -> Void)? = nil) {
        let box: MarkStyleBox
        if let change {
            var own = style
            change(&own)
            box = MarkStyleBox(own)
        } else {
            box = self.box ?? MarkStyleBox(style)
            self.box = box
        }
        marks.append(Mark(kind: kind, x: x, y: y, style: box))
    }

    func name(x: PlottableLabel?, y: PlottableLabel?) {
        if xLabel == nil { xLabel = x }
        if yLabel == nil { yLabel = y }
    }

    /// Adds content whose marks have a changed style.
    func with(_ change: (inout MarkStyle) -> Void, _ add: () -> Void) {
        let outer = (style, box)
        change(&style)
        box = nil
        add()
        (style, box) = outer
    }
}
