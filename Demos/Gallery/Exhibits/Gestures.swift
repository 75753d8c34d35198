import CursesUI

/// The mouse: clicks, long presses and drags.
struct Gestures: View {
    @State private var told = "nothing yet"
    @State private var place = CGSize.zero

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            area("Click me").onTapGesture { told = "a click" }
            area("Click me twice").onTapGesture(count: 2) { told = "two clicks" }
            area("Press me for long").onLongPressGesture { told = "a long press" }
            area("Drag me")
                .offset(place)
                .gesture(DragGesture().onChanged { place = $0.translation }.onEnded { _ in told = "a drag" })
            area("The outer gesture wins")
                .onTapGesture { told = "the inner one" }
                .highPriorityGesture(TapGesture().onEnded { told = "the outer one" })
            area("Both gestures count")
                .onTapGesture { told = "the inner one" }
                .simultaneousGesture(TapGesture().onEnded { told += ", and the outer one" })
            area("Nothing happens here").onTapGesture { told = "never" }.allowsHitTesting(false)
            Text("Told: \(told)").foregroundStyle(.secondary)
        }
    }

    private func area(_ title: String) -> some View {
        Text(title)
            .padding(.horizontal, 1)
            .background(.blue.opacity(0.4))
            .contentShape(Rectangle())
    }
}
