import CursesUI
import CursesUICharts

/// Plots of whole collections, whose values are key paths, and of functions.
struct ChartPlots: View {
    enum Kind: String, CaseIterable {
        case functions, bars, points, sectors
    }

    @State var kind = Kind.functions

    private struct City: Identifiable {
        let name: String
        let height: Double
        let people: Double
        let region: String
        var id: String { name }
    }

    private struct Region {
        let name: String
        let heights: ClosedRange<Double>
        let people: ClosedRange<Double>
    }

    private let cities = [
        City(name: "Bern", height: 540, people: 134, region: "north"),
        City(name: "Basel", height: 260, people: 173, region: "north"),
        City(name: "Chur", height: 593, people: 38, region: "south"),
        City(name: "Sion", height: 515, people: 35, region: "south"),
        City(name: "Zug", height: 425, people: 31, region: "north"),
        City(name: "Lugano", height: 273, people: 62, region: "south"),
    ]

    private let regions = [
        Region(name: "towns", heights: 400...600, people: 20...60),
        Region(name: "cities", heights: 200...600, people: 120...180),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Plots", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            chart
        }
        .padding(.horizontal, 1)
    }

    @ViewBuilder private var chart: some View {
        switch kind {
        case .functions:
            Chart {
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -6...6) { x in
                    (yStart: sin(x) - 0.4, yEnd: sin(x) + 0.4)
                }
                .foregroundStyle(.green.opacity(0.3))
                LinePlot(x: "x", y: "sin x", domain: -6...6) { sin($0) }
                    .foregroundStyle(.green)
            }
        case .bars:
            Chart {
                BarPlot(cities, x: .value("City", \.name), y: .value("Height", \.height))
                    .foregroundStyle(by: .value("Region", \.region))
                RulePlot([500.0], y: .value("Limit", \.self))
                    .foregroundStyle(.red)
            }
        case .points:
            Chart {
                RectanglePlot(
                    regions,
                    xStart: .value("Height", \.heights.lowerBound), xEnd: .value("Height", \.heights.upperBound),
                    yStart: .value("People", \.people.lowerBound), yEnd: .value("People", \.people.upperBound)
                )
                .foregroundStyle(.gray.opacity(0.4))
                PointPlot(cities, x: .value("Height", \.height), y: .value("People", \.people))
                    .symbol(by: .value("Region", \.region))
                    .foregroundStyle(by: .value("Region", \.region))
            }
            .chartXScale(domain: 200...600)
        case .sectors:
            Chart {
                SectorPlot(cities, angle: .value("People", \.people))
                    .foregroundStyle(by: .value("City", \.name))
            }
        }
    }
}
