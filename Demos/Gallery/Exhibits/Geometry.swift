import CursesUI

/// Sizes and positions that other views read.
struct Geometry: View {
    @State private var size = CGSize.zero
    @State private var widest = 0.0
    @State private var chosen = "two"

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            GeometryReader { geometry in
                Text("\(Int(geometry.size.width)) columns").frame(maxWidth: .infinity)
            }
            .frame(height: 1)
            .background(.blue.opacity(0.4))
            Text("A size that is told")
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
            Text("It has \(Int(size.width)) columns.").foregroundStyle(.secondary)
            HStack(spacing: 3) {
                ForEach(["one", "two", "three"], id: \.self) { word in
                    Button(word) { chosen = word }
                        .buttonStyle(.plain)
                        .preference(key: WidestKey.self, value: Double(word.count))
                        .anchorPreference(key: PlaceKey.self, value: .bounds) {
                            word == chosen ? $0 : nil
                        }
                }
            }
            .padding(.bottom, 1)
            .overlayPreferenceValue(PlaceKey.self) { place in
                GeometryReader { geometry in
                    if let place {
                        let frame = geometry[place]
                        Text(String(repeating: "▔", count: Int(frame.width)))
                            .foregroundStyle(.tint)
                            .offset(x: frame.minX, y: frame.maxY)
                    }
                }
            }
            .onPreferenceChange(WidestKey.self) { widest = $0 }
            Text("The longest word has \(Int(widest)) letters.")
                .transformPreference(WidestKey.self) { $0 += 1 }
            Text("A view behind, if there is a preference")
                .backgroundPreferenceValue(WidestKey.self) { _ in Color.purple.opacity(0.4) }
            Text("Where am I?")
                .coordinateSpace(.named("text"))
                .transformAnchorPreference(key: PlaceKey.self, value: .bounds) { place, _ in place = nil }
        }
    }
}

private struct WidestKey: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) {
        value = max(value, nextValue())
    }
}

private struct PlaceKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
