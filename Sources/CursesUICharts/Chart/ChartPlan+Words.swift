import CursesUI

/// The description of the axes for the accessibility tree.
extension ChartPlan {
    /// Returns the names and the visible ranges of the axes, for example "horizontal axis Week, from 1 to 3". Hidden
    /// axes are left out.
    func axisWords(_ names: (x: String?, y: String?)) -> String {
        guard !data.hasSectors else { return "" }
        let parts = [
            words("horizontal", names.x, configuration.xAxis, data.x, xScale),
            words("vertical", names.y, configuration.yAxis, data.y, yScale),
        ]
        return parts.compactMap { $0 }.joined(separator: "; ")
    }

    private func words(
        _ axis: String, _ name: String?, _ setting: ChartConfiguration.AxisSetting, _ data: AxisData,
        _ scale: AxisScale
    ) -> String? {
        if case .hidden = setting { return nil }
        guard data.kind != .none else { return nil }
        let named = name.map { $0.isEmpty ? axis + " axis" : "\(axis) axis \($0)" } ?? axis + " axis"
        if scale.isCategorical {
            let names = scale.categories.map { $0.words(in: environment) }
            guard let first = names.first, let last = names.last else { return nil }
            return names.count == 1 ? "\(named), \(first)" : "\(named), \(names.count) from \(first) to \(last)"
        }
        let domain = scale.domain
        func words(_ value: Double) -> String {
            switch data.kind {
            case .date: _ChartValue.date(value).words(in: environment)
            default:
                value.formatted(
                    FloatingPointFormatStyle<Double>.number.locale(environment.locale)
                        .precision(.significantDigits(1...4)))
            }
        }
        let (low, high) = (words(domain.lowerBound), words(domain.upperBound))
        return scale.isReversed ? "\(named), from \(high) to \(low)" : "\(named), from \(low) to \(high)"
    }
}
