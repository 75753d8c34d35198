import CursesUI

/// The plot of a chart, as `chartPlotStyle` changes it.
public struct ChartPlotContent {
    let surface: AnyView
}

extension ChartPlotContent: View {
    public var body: some View { surface }
}
