import SwiftUI

struct FilterPanel: View {
    enum Size: String, CaseIterable, Identifiable {
        case small = "S", medium = "M", large = "L", huge = "XL"
        var id: String { rawValue }
    }

    @State private var sizes: Set<Size> = [.medium]
    @State private var brands: [(name: String, isOn: Bool)] = [("Alpha", true), ("Beta", false), ("Gamma", false)]
    @State private var lowest = 10.0
    @State private var highest = 90.0
    @State private var sorting = "price"
    @State private var minimumRating = 3
    @State private var isOpen = [true, false, true]
    @State private var since: Date = .distantPast
    @State private var color: Color = .blue

    private var count: Int { sizes.count + brands.filter(\.isOn).count + (lowest > 0 || highest < 100 ? 1 : 0) }

    var body: some View {
        Form {
            DisclosureGroup("Sizes (\(sizes.count))", isExpanded: $isOpen[0]) {
                HStack(spacing: 8) {
                    ForEach(Size.allCases) { size in
                        Text(size.rawValue)
                            .frame(width: 36, height: 28)
                            .background(sizes.contains(size) ? Color.accentColor : Color.gray.opacity(0.15))
                            .foregroundColor(sizes.contains(size) ? .white : .primary)
                            .clipShape(RoundedRectangle(cornerRadius: 6))
                            .onTapGesture { sizes.formSymmetricDifference([size]) }
                    }
                }
            }
            DisclosureGroup(isExpanded: $isOpen[1]) {
                ForEach(brands.indices, id: \.self) { index in
                    Toggle(isOn: $brands[index].isOn) {
                        HStack {
                            Text(brands[index].name)
                            Spacer()
                            Text("\((index + 1) * 12)").foregroundStyle(.secondary)
                        }
                    }
                }
                Button(brands.allSatisfy(\.isOn) ? "None" : "All") {
                    let isOn = !brands.allSatisfy { $0.isOn }
                    for index in brands.indices { brands[index].isOn = isOn }
                }
            } label: {
                Label("Brands", systemImage: brands.contains { $0.isOn } ? "tag.fill" : "tag")
            }
            Section {
                Slider(value: Binding(get: { lowest }, set: { lowest = min($0, highest - 5) }), in: 0...100, step: 5)
                Slider(value: Binding(get: { highest }, set: { highest = max($0, lowest + 5) }), in: 0...100, step: 5)
                HStack(spacing: 1) {
                    ForEach(0..<20, id: \.self) { bar in
                        Rectangle()
                            .fill(
                                Double(bar) * 5 >= lowest && Double(bar) * 5 < highest
                                    ? Color.blue : Color.gray.opacity(0.3)
                            )
                            .frame(height: 6 + CGFloat((bar * 7) % 11) * 3)
                    }
                }
                .frame(height: 40, alignment: .bottom)
            } header: {
                Text("Price: \(lowest, format: .currency(code: "EUR")) to \(highest, format: .currency(code: "EUR"))")
            }
            Section("More") {
                Picker("Sort by", selection: $sorting) {
                    Section("Number") {
                        ForEach(["price", "rating"], id: \.self) {
                            Label($0.capitalized, systemImage: "number").tag($0)
                        }
                    }
                    Divider()
                    Text("Name").tag("name")
                }
                .pickerStyle(.menu)
                Picker(selection: $minimumRating, label: Text("Rating")) {
                    ForEach(1...5, id: \.self) { rating in
                        Text(String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)).tag(
                            rating)
                    }
                }
                .pickerStyle(.inline)
                DatePicker("Since", selection: $since, in: ...Date.now, displayedComponents: .date)
                ColorPicker(selection: $color) { Text("Colour") }
                Menu("Presets", systemImage: "slider.horizontal.3") {
                    Button("Cheap") { (lowest, highest, sorting) = (0, 20, "price") }
                    Button("Best") { (minimumRating, sorting) = (5, "rating") }
                    Menu("By size") {
                        ForEach(Size.allCases) { size in Button(size.rawValue) { sizes = [size] } }
                    }
                } primaryAction: {
                    sizes = Set(Size.allCases)
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Button("Show \(count == 0 ? "everything" : "with \(count) filter\(count == 1 ? "" : "s")")") {}
                .buttonStyle(.borderedProminent)
                .padding(10)
        }
    }
}
