import CursesUI
import CursesUICharts

/// Selecting a value and a range with keys and the mouse, and scrolling.
struct ChartSelections: View {
    enum Kind: String, CaseIterable {
        case value, range, scrolling
    }

    @State var kind = Kind.value

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Chart with", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            switch kind {
            case .value: ValueSelection()
            case .range: RangeSelection()
            case .scrolling: ScrollingChart()
            }
        }
        .padding(.horizontal, 1)
    }
}

private func level(_ day: Int) -> Double { 30 + 18 * sin(Double(day) / 3) + Double(day * 7 % 5) }

private struct ValueSelection: View {
    @State private var day: Int? = 12

    var body: some View {
        Chart(0..<31, id: \.self) { day in
            LineMark(x: .value("Day", day), y: .value("Level", level(day)))
        }
        .chartXSelection(value: $day)
        .chartOverlay { proxy in
            if let day, let point = proxy.position(for: (day, level(day))) {
                Text("* \(Int(level(day)))").position(x: point.x + 1, y: point.y)
            }
        }
    }
}

private struct RangeSelection: View {
    @State private var days: ClosedRange<Int>? = 8...16

    var body: some View {
        Chart {
            if let days {
                RectangleMark(xStart: .value("From", days.lowerBound), xEnd: .value("To", days.upperBound))
                    .foregroundStyle(.blue.opacity(0.4))
                    .annotation(position: .overlay, alignment: .top) { Text("\(days.count) days") }
            }
            ForEach(0..<31) { day in
                LineMark(x: .value("Day", day), y: .value("Level", level(day)))
            }
        }
        .chartXSelection(range: $days)
    }
}

private struct ScrollingChart: View {
    var body: some View {
        Chart(0..<60, id: \.self) { day in
            BarMark(x: .value("Day", "\(day)"), y: .value("Level", level(day)))
                .foregroundStyle(LinearGradient(colors: [.green, .red], startPoint: .bottom, endPoint: .top))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 12)
        .chartScrollPosition(initialX: "20")
    }
}
