import CursesUI

/// The settings from the modifiers around a chart.
struct ChartConfiguration {
    /// The marks of an axis.
    enum AxisSetting {
        case automatic
        case hidden
        case axes([_AxisDescription])
    }

    struct Title {
        let content: Text
        let position: AnnotationPosition
        let alignment: Alignment
    }

    struct ScaleSetting {
        var domain: _ChartDomain?
        var type: ScaleType?
        var isReversed = false

        /// The range of numbers that the app has set; `nil` if it has not.
        var numbers: ClosedRange<Double>? {
            let ends: [_ChartValue]
            switch domain {
            case .range(let low, let high): ends = [low, high]
            case .values(let values): ends = values
            case .automatic, nil: return nil
            }
            guard case .number(let first)? = ends.first, case .number(let last)? = ends.last, first.isFinite,
                last.isFinite
            else { return nil }
            return min(first, last)...max(first, last)
        }
    }

    enum LegendSetting {
        case automatic
        case hidden
        case shown(LegendPlace)
        case view(AnyView, LegendPlace)
    }

    struct Layer {
        let alignment: Alignment
        let content: (ChartProxy) -> AnyView
    }

    var xAxis = AxisSetting.automatic
    var yAxis = AxisSetting.automatic
    var xTitle: Title?
    var yTitle: Title?
    var xScale = ScaleSetting()
    var yScale = ScaleSetting()
    var styles = StyleScale()
    var symbols = SymbolScale()
    var dashes: [(value: _ChartValue, style: StrokeStyle)] = []
    var legend = LegendSetting.automatic
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    /// Closures that add the app's gestures to a view.
    var gestures: [@MainActor (ChartProxy, AnyView) -> AnyView] = []
    var xSelection: ChartSelection?
    var ySelection: ChartSelection?
    var angleSelection: ChartSelection?
    var scroll = ScrollSetting()

    /// Whether marks that are too close together to be distinguished must be kept, because they can be selected or the
    /// horizontal axis may show only a part of them.
    var needsAllMarks: Bool {
        if xSelection != nil || ySelection != nil || angleSelection != nil || !scroll.axes.isEmpty { return true }
        if let type = xScale.type, type.kind != .linear, type.kind != .date { return true }
        switch xScale.domain {
        case .range, .values: return true
        case .automatic(_, _, let modify): return modify != nil
        case nil: return false
        }
    }
}

/// The styles by which values are distinguished.
struct StyleScale {
    /// The styles of particular values.
    var pairs: [(value: _ChartValue, style: AnyShapeStyle)] = []
    /// The styles that are assigned to the values in turn.
    var range: [AnyShapeStyle] = []
    /// The order of the values.
    var domain: [_ChartValue] = []
    /// The colours of the gradient for numbers.
    var gradient: [Color] = []
    /// The numbers at the ends of the gradient; `nil` for the least and the greatest number of the data.
    var numbers: ClosedRange<Double>?
    /// Returns the style of a value.
    var mapping: ((_ChartValue) -> AnyShapeStyle?)?
}

/// Where a legend is.
struct LegendPlace {
    enum Side {
        case above, below, leading, trailing

        var isBeside: Bool { self == .leading || self == .trailing }
    }

    let side: Side
    let alignment: Alignment

    static let automatic = LegendPlace(.automatic, nil)

    init(_ position: AnnotationPosition, _ alignment: Alignment?) {
        let corner: Alignment
        switch position.kind {
        case .leading: (side, corner) = (.leading, .topLeading)
        case .trailing: (side, corner) = (.trailing, .topLeading)
        case .top, .topLeading: (side, corner) = (.above, .topLeading)
        case .topTrailing: (side, corner) = (.above, .topTrailing)
        case .bottomTrailing: (side, corner) = (.below, .topTrailing)
        case .automatic, .overlay, .bottom, .bottomLeading: (side, corner) = (.below, .topLeading)
        }
        self.alignment = alignment ?? corner
    }

    /// Returns the distance of a legend from the first column that it can begin at.
    ///
    /// - Parameter room: the number of columns that the legend does not need.
    func shift(across room: Int) -> Int {
        alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? room : room / 2
    }

    /// Returns the distance of a legend from the first row that it can begin at.
    ///
    /// - Parameter room: the number of rows that the legend does not need.
    func shift(down room: Int) -> Int {
        alignment.vertical == .bottom ? room : alignment.vertical == .top ? 0 : room / 2
    }
}

/// The symbols by which values are distinguished.
struct SymbolScale {
    /// The symbols of particular values.
    var pairs: [(value: _ChartValue, symbol: ChartSymbol)] = []
    /// The symbols that are assigned to the values in turn.
    var range: [ChartSymbol] = []
    /// The order of the values.
    var domain: [_ChartValue] = []
    /// Returns the symbol of a value.
    var mapping: ((_ChartValue) -> ChartSymbol?)?

    /// Returns the symbol of a value.
    ///
    /// - Parameter index: the number of the value among all values that have symbols.
    func symbol(of value: _ChartValue, _ index: Int) -> ChartSymbol {
        if let pair = pairs.first(where: { $0.value == value }) { return pair.symbol }
        if let symbol = mapping?(value) { return symbol }
        return range.isEmpty ? .ofSeries(index) : range[index % range.count]
    }
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
