import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct FrameKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct EqualWidths: View {
    let labels = ["One", "Twenty-two", "Three hundred", "4"]
    @State private var width: CGFloat?
    @State private var selected = 0
    @State private var scrolled: CGFloat = 0

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 8) {
                ForEach(Array(labels.enumerated()), id: \.offset) { index, label in
                    Text(label)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 6)
                        .background(
                            GeometryReader { geometry in
                                Color.clear.preference(key: WidthKey.self, value: geometry.size.width + 4)
                            }
                        )
                        .frame(width: width, height: 32, alignment: .center)
                        .foregroundColor(selected == index ? .blue : .primary)
                        .anchorPreference(key: FrameKey.self, value: .bounds) { [index: $0] }
                        .onTapGesture { withAnimation(.spring()) { selected = index } }
                }
            }
            .onPreferenceChange(WidthKey.self) { [$width] in $width.wrappedValue = $0 > 0 ? $0 : nil }
            .overlayPreferenceValue(FrameKey.self) { frames in
                GeometryReader { geometry in
                    if let anchor = frames[selected] {
                        let frame = geometry[anchor]
                        RoundedRectangle(cornerRadius: 8)
                            .stroke(Color.blue, lineWidth: 2)
                            .frame(width: frame.width + 4, height: frame.height + 4)
                            .offset(x: frame.minX - 2, y: frame.minY - 2)
                        Rectangle()
                            .fill(.blue)
                            .frame(width: frame.width * 0.6, height: 2)
                            .position(x: frame.midX, y: frame.maxY + 8)
                    }
                }
            }
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<30) { row in
                        Text("Row \(row)")
                            .padding(.leading, CGFloat(row % 5) * 8)
                            .opacity(max(0.2, 1 - Double(row) / 40))
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(
                    GeometryReader { proxy in
                        Color.clear
                            .preference(key: WidthKey.self, value: -proxy.frame(in: .named("scroll")).minY)
                    }
                )
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(WidthKey.self) { [$scrolled] in $scrolled.wrappedValue = $0 }
            .frame(height: 120)
            Text("Widest: \(width ?? 0, specifier: "%.1f"), scrolled: \(Int(scrolled))")
                .font(.caption)
                .foregroundStyle(scrolled > 40 ? Color.red : Color.secondary)
        }
        .padding()
    }
}
