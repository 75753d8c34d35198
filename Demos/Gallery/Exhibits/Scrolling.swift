import CursesUI

/// Scrolling programmatically, and observing the scroll position.
struct Scrolling: View {
    @State private var row: Int?
    @State private var offset = 0.0
    @State private var phase = ScrollPhase.idle
    @State private var isLocked = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                Button("To row 50") { row = 50 }
                Toggle("Locked", isOn: $isLocked)
                Text("\(Int(offset)), \(phase == .idle ? "at rest" : "moving")").foregroundStyle(.secondary)
            }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(1..<101, id: \.self) { row in
                        Text("Row \(row)")
                            .scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.4)
                            }
                    }
                }
            }
            .scrollPosition(id: $row, anchor: .top)
            .scrollDisabled(isLocked)
            .scrollIndicatorsFlash(trigger: isLocked)
            .scrollIndicators(.visible)
            .contentMargins(.horizontal, 2, for: .scrollContent)
            .safeAreaInset(edge: .bottom) { Text("An inset below").bold() }
            .safeAreaBar(edge: .top) { Text("A bar above").bold() }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                offset = $1
            }
            .onScrollPhaseChange { phase = $1 }
            ScrollView(.horizontal) {
                HStack(spacing: 1) {
                    ForEach(1..<9, id: \.self) { Text("Card \($0)").frame(width: 20).background(.blue.opacity(0.4)) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollClipDisabled()
            ScrollViewReader { reader in
                Button("Show the last line") { reader.scrollTo("last") }
                ScrollView {
                    ForEach(1..<9, id: \.self) { Text("Line \($0)") }
                    Text("The last line").id("last")
                }
                .defaultScrollAnchor(.bottom)
                .safeAreaPadding(.leading, 2)
                .frame(height: 3)
            }
        }
    }
}
