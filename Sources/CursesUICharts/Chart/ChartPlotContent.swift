import CursesUI

/// The plot of a chart, modified by `chartPlotStyle`.
public struct ChartPlotContent {
    let surface: AnyView
}

extension ChartPlotContent: View {
    public var body: some View { surface }
}
