import CursesUI
import CursesUICharts

/// Sectors of a pie, and of a ring in which the arrow keys select.
struct SectorCharts: View {
    enum Kind: String, CaseIterable {
        case pie, ring
    }

    @State var kind = Kind.pie

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Sectors", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            switch kind {
            case .pie: Pie()
            case .ring: Ring()
            }
        }
        .padding(.horizontal, 1)
    }
}

private let fruit = ["apple": 12, "banana": 31, "cherry": 8, "grape": 22] as KeyValuePairs

private struct Pie: View {
    var body: some View {
        Chart(fruit, id: \.key) { name, count in
            SectorMark(angle: .value("Count", count), angularInset: 1)
                .foregroundStyle(by: .value("Fruit", name))
                .annotation(position: .overlay) { Text("\(count)") }
        }
    }
}

private struct Ring: View {
    /// The sum of the values up to the selected place.
    @State private var place: Int?

    var body: some View {
        Chart(fruit, id: \.key) { name, count in
            SectorMark(angle: .value("Count", count), innerRadius: .ratio(0.6))
                .foregroundStyle(by: .value("Fruit", name))
        }
        .chartAngleSelection(value: $place)
        .chartBackground { _ in Text(selected ?? "fruit") }
    }

    private var selected: String? {
        guard var rest = place else { return nil }
        for (name, count) in fruit {
            if rest <= count { return name }
            rest -= count
        }
        return nil
    }
}
