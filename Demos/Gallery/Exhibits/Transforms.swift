import CursesUI

/// Views that are drawn in a different place from their layout.
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
