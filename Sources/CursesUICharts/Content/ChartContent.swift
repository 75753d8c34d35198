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
    /// The type of the body; inferred from `body`.
    associatedtype Body: ChartContent

    /// The marks of this content.
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

/// Content without a body, which adds its marks to the collector itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    /// Never called: a chart collects the marks instead.
    public var body: Never {
        fatalError("\(Self.self) consists of marks; it has no body.")
    }
}

/// Collects the marks of a chart's content.
@MainActor
public final class _MarkCollector {
    private var marks: ContiguousArray<Mark> = []
    /// Long runs of marks, with the number of marks before each.
    private var runs: [(start: Int, run: MarkRun)] = []
    /// The current run, to which marks are added. Code of the app that runs in the meantime, such as the getter of an
    /// element's property, cannot reach the collector, so accesses never overlap, and need no check.
    @exclusivity(unchecked) private var run: MarkRun?
    /// Whether the current run has the current style.
    @exclusivity(unchecked) private var continuesRun = false
    /// The number of marks at the end of `marks` that have the same kind and style, and may form a run.
    private var likeMarks = 0
    /// Whether no marks may be left out; see `ChartConfiguration.needsAllMarks`.
    private let keepsAll: Bool
    /// The names of the axes, which are those of the first mark's values.
    private(set) var xLabel: PlottableLabel?
    private(set) var yLabel: PlottableLabel?
    private var style = MarkStyle()
    @exclusivity(unchecked) private var box: MarkStyleBox?
    private var depth = 0

    /// The maximum nesting depth, which stops content that contains itself.
    private static let maximumDepth = 256

    /// The domain of functions without their own; `nil` if it depends on the other marks.
    private let functionDomain: ClosedRange<Double>?
    /// Whether functions have been left out because there is no domain for them yet.
    private(set) var needsFunctionDomain = false

    init(keepsAll: Bool = false, functionDomain: ClosedRange<Double>? = nil) {
        self.keepsAll = keepsAll
        self.functionDomain = functionDomain
    }

    /// Returns the domain of a function without its own; `nil` if the function must be left out for now.
    func domainForFunction() -> ClosedRange<Double>? {
        if functionDomain == nil { needsFunctionDomain = true }
        return functionDomain
    }

    func enter() -> Bool {
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        return true
    }

    func leave() { depth -= 1 }

    /// Adds a mark with the current style.
    func add(_ kind: Mark.Kind, x: Extent, y: Extent, _ change: ((inout MarkStyle) -> Void)? = nil) {
        if change == nil, continuesRun, run?.append(kind, x, y) == true { return }
        let box: MarkStyleBox
        if let change {
            var own = style
            change(&own)
            box = MarkStyleBox(own)
        } else {
            box = self.box ?? MarkStyleBox(style)
            self.box = box
        }
        endRun()
        let isLike = marks.last.map { $0.kind == kind && $0.style === box } ?? false
        likeMarks = isLike ? likeMarks + 1 : 1
        marks.append(Mark(kind: kind, x: x, y: y, style: box))
        if likeMarks == MarkRun.least, !keepsAll { beginRun() }
    }

    /// Adds a mark for each element while the marks continue the current run.
    ///
    /// - Returns: the index of the first element that has no mark yet.
    func add<Element>(
        _ kind: Mark.Kind, _ elements: UnsafeBufferPointer<Element>, from start: Int, x: (Element) -> _ChartValue,
        y: (Element) -> _ChartValue
    ) -> Int {
        guard continuesRun, run?.kind == kind else { return start }
        return run?.append(elements, from: start, x: x, y: y) ?? start
    }

    /// Replaces the marks at the end with a run, unless one of them cannot be part of it.
    private func beginRun() {
        likeMarks = 0
        let last = marks.suffix(MarkRun.least)
        guard var run = MarkRun(last[last.startIndex]) else { return }
        for mark in last.dropFirst() where !run.append(mark.kind, mark.x, mark.y) { return }
        marks.removeLast(MarkRun.least)
        self.run = run
        continuesRun = box === run.style
    }

    private func endRun() {
        guard let run else { return }
        runs.append((marks.count, run))
        self.run = nil
        continuesRun = false
        likeMarks = 0
    }

    /// Returns all marks in order, without those marks of long runs that would be invisible.
    func finish() -> ContiguousArray<Mark> {
        endRun()
        for (start, run) in runs.reversed() {
            let isAlone = runs.count { $0.run.kind == run.kind } == 1 && !marks.contains { $0.kind == run.kind }
            let thinned = run.thinned(isAlone: isAlone)
            run.style.leftOut[run.kind, default: 0] += thinned.map { run.count - $0.count } ?? 0
            marks.insert(contentsOf: thinned ?? run.marks, at: start)
        }
        runs = []
        return marks
    }

    func name(x: PlottableLabel?, y: PlottableLabel?) {
        if xLabel == nil { xLabel = x }
        if yLabel == nil { yLabel = y }
    }

    /// Calls `add` while the current style is changed.
    func with(_ change: (inout MarkStyle) -> Void, _ add: () -> Void) {
        let outer = (style, box)
        change(&style)
        box = nil
        continuesRun = false
        add()
        (style, box) = outer
        if let run, let box { continuesRun = box === run.style }
    }
}
