import CursesUI

/// The mouse above a view.
struct Mouse: View {
    @State private var isAbove = false
    @State private var place = "elsewhere"

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Move the mouse over me")
                .padding(1)
                .background(.green.opacity(isAbove ? 0.8 : 0.3))
                .onHover { isAbove = $0 }
            Text("Where is the mouse? \(place)")
                .padding(1)
                .background(.blue.opacity(0.4))
                .mouseTracking(.motion)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): place = "\(Int(point.x)), \(Int(point.y))"
                    case .ended: place = "elsewhere"
                    }
                }
            Text("Brighter under the mouse").padding(1).background(.purple.opacity(0.4)).hoverEffect(.highlight)
            HStack(spacing: 2) {
                Text("Bold under the mouse").hoverEffect().pointerStyle(.link)
                Text("Always the same").hoverEffect().hoverEffectDisabled()
            }
            .defaultHoverEffect(.lift)
            Button("A button with a hint") {}
                .help("The hint is shown when the mouse rests, or on the last row")
        }
    }
}
