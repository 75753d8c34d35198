import CursesUI

/// Views that are drawn somewhere else than they are laid out.
struct Transforms: View {
    @State private var isMoved = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Toggle("Moved", isOn: $isMoved.animation())
            Text("transformEffect")
                .transformEffect(CGAffineTransform(translationX: isMoved ? 12 : 0, y: 0))
            Text("projectionEffect")
                .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: isMoved ? 12 : 0, y: 0)))
            Text("visualEffect")
                .visualEffect { [isMoved] content, geometry in
                    content.offset(x: isMoved ? geometry.size.width : 0)
                }
        }
    }
}
