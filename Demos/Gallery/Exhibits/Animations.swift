import CursesUI

/// Changes that are shown as motion.
struct Animations: View {
    @State private var isWide = false
    @State private var isShown = true
    @State private var isRight = false
    @Namespace private var space

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Wide or narrow") { withAnimation(.spring) { isWide.toggle() } }
            Color.orange.frame(width: isWide ? 40 : 8, height: 1)
            Color.teal.frame(width: isWide ? 40 : 8, height: 1)
                .animation(.linear(duration: 1), value: isWide)
            Color.pink.frame(width: isWide ? 40 : 8, height: 1)
                .transaction { $0.animation = nil }
            HStack {
                Button("Show or hide") { withAnimation { isShown.toggle() } }
                if isShown { Text("comes from the right").transition(.slide) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button("Left or right") { withAnimation { isRight.toggle() } }
            HStack {
                if !isRight { ball }
                Spacer()
                if isRight { ball }
            }
            .frame(width: 40)
        }
    }

    private var ball: some View {
        Text("●").foregroundStyle(.green).matchedGeometryEffect(id: "ball", in: space)
    }
}
