import Foundation

/// Describes a chart to assistive technologies.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Creates the description of the chart.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Changes the description after the data have changed.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing: the description is created anew each time.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension AXChartDescriptor {
    /// The largest number of points of a series that are told one by one.
    private static let mostPoints = 12

    /// The words for each series: its points, or its range if there are many.
    fileprivate var seriesWords: [(name: String, points: String)] {
        series.enumerated().map { index, series in
            (series.name ?? "Series \(index + 1)", words(for: series.dataPoints))
        }
    }

    private func words(for points: [AXDataPoint]) -> String {
        guard points.count > Self.mostPoints else {
            return points.map(words).joined(separator: "; ")
        }
        let numbers = points.compactMap { $0.yValue?.number }
        guard let least = numbers.min(), let most = numbers.max() else { return "\(points.count) points" }
        return "\(points.count) points from \(words(forY: least)) to \(words(forY: most))"
    }

    private func words(for point: AXDataPoint) -> String {
        let place = point.label ?? point.xValue.category ?? words(forX: point.xValue.number)
        guard let value = point.yValue else { return place }
        return "\(place) \(value.category ?? words(forY: value.number))"
    }

    private func words(forX number: Double) -> String {
        (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? number.formatted()
    }

    private func words(forY number: Double) -> String {
        yAxis?.valueDescriptionProvider(number) ?? number.formatted()
    }
}

/// Makes a chart one element with its title, its summary and its points.
private struct ChartDescription<R: AXChartDescriptorRepresentable> {
    let representable: R
}

extension ChartDescription: ViewModifier {
    func body(content: Content) -> some View {
        let descriptor = representable.makeChartDescriptor()
        content
            .accessibilityElement(children: .combine)
            .accessibility { properties in
                if let title = descriptor.title { properties.label = title }
                properties.value = descriptor.summary
                properties.addedTraits = .isImage
                properties.customContent = descriptor.seriesWords.map { name, points in
                    AccessibilityCustomContent(
                        id: "series." + name, label: Text(verbatim: name), value: Text(verbatim: points),
                        importance: .default)
                }
            }
    }
}

extension View {
    /// Describes the chart in the view: the element has the title as its name, the summary as its value, and the points
    /// of each series as further content.
    ///
    /// With `CURSESUI_ACCESSIBLE=1`, the plain mode tells title and summary; Control-G also tells the points of a chart
    /// that has the focus.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(ChartDescription(representable: representable))
    }
}
