import CursesUI

/// Rotated and scaled views: shapes turn, texts stay upright, and symbols with a direction change.
struct Rotations: View {
    @State private var minutes = 10.0
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 3) {
                clock
                ring
                VStack(spacing: 1) {
                    Color.orange.frame(width: 6, height: 2).scaleEffect(isOpen ? 1.5 : 0.5)
                    HStack(spacing: 2) {
                        Text("front")
                        Text("back")
                    }
                    .rotation3DEffect(.degrees(isOpen ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                }
            }
            Button {
                withAnimation { isOpen.toggle() }
            } label: {
                HStack {
                    Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
                    Text("Details")
                    Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
                    Image(systemName: "plus").rotationEffect(.degrees(isOpen ? 45 : 0))
                }
            }
            Button("Five minutes later") { withAnimation { minutes += 5 } }
        }
    }

    private var clock: some View {
        ZStack {
            Circle().stroke(.secondary)
            ForEach(0..<12, id: \.self) { hour in
                Circle().fill(.secondary).frame(width: 1, height: 1)
                    .offset(y: -4)
                    .rotationEffect(.degrees(Double(hour) * 30))
            }
            Capsule().fill(.blue).frame(width: 1, height: 3).offset(y: -1.5).rotationEffect(.degrees(minutes / 2))
            Capsule().fill(.red).frame(width: 1, height: 4).offset(y: -2).rotationEffect(.degrees(minutes * 6))
        }
        .frame(width: 20, height: 10)
    }

    private var ring: some View {
        ZStack {
            Circle().stroke(.gray.opacity(0.3), lineWidth: 2)
            Circle().trim(from: 0, to: minutes / 60).stroke(.green, lineWidth: 2)
                .frame(width: 16, height: 8)
                .rotationEffect(.degrees(-90))
            Text("\(Int(minutes))").bold()
        }
        .frame(width: 16, height: 8)
    }
}
