import CursesUI

/// More help for screen readers: pairs, details, rotors, and actions on keys.
struct Assistance: View {
    @Namespace private var names
    @State private var level = 2.0
    @State private var page = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack {
                Text("Water").accessibilityLabeledPair(role: .label, id: "level", in: names)
                Text("\(Int(level)) metres")
                    .focusable()
                    .accessibilityLabeledPair(role: .content, id: "level", in: names)
                    .accessibilityInputLabels(["Water", "Tide"])
                    .accessibilityAdjustableAction { direction in
                        level += direction == .increment ? 1 : -1
                    }
            }
            Text("Page \(page)")
                .focusable()
                .accessibilityRotorEntry(id: "page", in: names)
                .accessibilityScrollAction { edge in page += edge == .bottom ? 1 : -1 }
                .accessibilityZoomAction { action in level += action.direction == .zoomIn ? 1 : -1 }
                .accessibilityCustomContent("Depth", "\(Int(level)) metres")
            Text("GBR 42").speechSpellsOutCharacters()
            Text("▁▃▅▇")
                .accessibilityLabel("Levels of the day")
                .accessibilityChartDescriptor(LevelChart())
        }
        .accessibilityRotor("Places") { AccessibilityRotorEntry("The page", "page", in: names) }
    }
}

private struct LevelChart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let hours = AXCategoricalDataAxisDescriptor(title: "Hour", categoryOrder: ["6", "12"])
        let levels = AXNumericDataAxisDescriptor(title: "Level", range: 0...4, gridlinePositions: []) { "\($0) metres" }
        let series = AXDataSeriesDescriptor(
            name: "Today", isContinuous: false, dataPoints: [AXDataPoint(x: "6", y: 1), AXDataPoint(x: "12", y: 3)])
        return AXChartDescriptor(
            title: "Levels", summary: nil, xAxis: hours, yAxis: levels, additionalAxes: [], series: [series])
    }
}
