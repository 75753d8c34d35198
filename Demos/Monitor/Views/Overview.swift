import CursesUI
import CursesUICharts

/// The charts: processor, memory, network and disks, side by side.
struct Overview: View {
    let model: MonitorModel
    /// Whether there is space for each processor.
    let isTall: Bool

    var body: some View {
        let (load, history) = (model.load, model.history)
        HStack(spacing: 0) {
            Panel("Processor") {
                Text("\(load.processor.percent) of \(load.processors.count)")
            } chart: {
                VStack(alignment: .leading, spacing: 0) {
                    HistoryChart(values: history.processor, domain: 0...1).accessibilityLabel("Processor")
                    if isTall {
                        Text(load.processors.map(\.percent).joined(separator: "  "))
                            .foregroundStyle(.secondary)
                            .accessibilityLabel("Each processor")
                    }
                }
            }
            Panel("Memory") {
                Text("\(load.memory.percent) in use")
            } chart: {
                HistoryChart(values: history.memory, domain: 0...1).accessibilityLabel("Memory")
            }
            Panel("Network, per s") {
                RateText(rate: load.network, incoming: "↓", outgoing: "↑")
            } chart: {
                HistoryChart(rates: history.network).accessibilityLabel("Network")
            }
            Panel("Disks, per s") {
                RateText(rate: load.disks, incoming: "R", outgoing: "W")
            } chart: {
                VolumeList(volumes: load.sample.volumes)
            }
        }
    }
}

/// A box with figures above a chart.
private struct Panel<Figures: View, Picture: View>: View {
    private let title: String
    private let figures: Figures
    private let chart: Picture

    init(_ title: String, @ViewBuilder figures: () -> Figures, @ViewBuilder chart: () -> Picture) {
        self.title = title
        self.figures = figures()
        self.chart = chart()
    }

    var body: some View {
        GroupBox(title) {
            VStack(alignment: .leading, spacing: 0) {
                figures
                chart.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            .lineLimit(1)
        }
    }
}

/// The course of a value, the newest at the right.
private struct HistoryChart: View {
    let values: [Double]
    let domain: ClosedRange<Double>

    init(values: [Double], domain: ClosedRange<Double>) {
        self.values = values
        self.domain = domain
    }

    /// The sums of what came in and went out.
    init(rates: [SystemLoad.Rate]) {
        let sums = rates.map { $0.incoming + $0.outgoing }
        self.init(values: sums, domain: 0...max(1_024, sums.max() ?? 0))
    }

    var body: some View {
        let first = MonitorModel.History.length - values.count
        Chart(values.indices, id: \.self) { index in
            AreaMark(x: .value("Sample", first + index), y: .value("Value", values[index]))
                .foregroundStyle(.tint)
        }
        .chartXScale(domain: 0...(MonitorModel.History.length - 1))
        .chartYScale(domain: domain)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
}

private struct RateText: View {
    let rate: SystemLoad.Rate
    let incoming: String
    let outgoing: String

    var body: some View {
        Text("\(incoming)\(Int64(rate.incoming).bytes) \(outgoing)\(Int64(rate.outgoing).bytes)")
            .accessibilityLabel("\(Int64(rate.incoming).bytes) in and \(Int64(rate.outgoing).bytes) out in a second")
    }
}

/// The file systems, and how full they are.
private struct VolumeList: View {
    let volumes: [Volume]

    var body: some View {
        ScrollView {
            ForEach(volumes) { volume in
                LabeledContent(volume.id, value: volume.used.percent)
                ProgressView(value: volume.used).accessibilityLabel(volume.id)
            }
        }
        .lineLimit(1)
    }
}
