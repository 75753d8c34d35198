import CursesUI

/// Shapes, filled and stroked.
struct Shapes: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                Circle().fill(.red)
                Ellipse().fill(.orange)
                Capsule().fill(.green)
                Rectangle().fill(.blue)
            }
            .frame(height: 5)
            HStack(spacing: 2) {
                RoundedRectangle(cornerRadius: 2).stroke(.cyan)
                UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 3).fill(.purple)
                ContainerRelativeShape().stroke(.pink).containerShape(RoundedRectangle(cornerRadius: 2))
                ConcentricRectangle(
                    topLeadingCorner: 0, topTrailingCorner: 8, bottomLeadingCorner: 8, bottomTrailingCorner: 0
                )
                .fill(.teal)
                AnyShape(Triangle()).fill(.yellow)
            }
            .frame(height: 5)
            Path { path in
                path.move(to: CGPoint(x: 0, y: 2))
                path.addCurve(
                    to: CGPoint(x: 40, y: 2), control1: CGPoint(x: 14, y: -4), control2: CGPoint(x: 26, y: 8))
            }
            .stroke(.mint)
            .frame(height: 4)
        }
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
