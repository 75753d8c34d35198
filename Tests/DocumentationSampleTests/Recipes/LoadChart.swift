import CursesUI
import CursesUICharts

struct LoadChart: View {
    let loads: [Double]

    var body: some View {
        Chart(Array(loads.enumerated()), id: \.offset) { load in
            AreaMark(x: .value("Second", load.offset), y: .value("Load", load.element))
        }
        .chartYScale(domain: 0...1)
    }
}
