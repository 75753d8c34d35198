import CursesUI

struct PathShapes: View {
    var body: some View {
        HStack(spacing: 3) {
            Circle().fill(.orange).frame(width: 10, height: 5)
            Capsule().stroke().frame(width: 12, height: 3)
            LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
                .frame(width: 12, height: 3)
        }
        .padding()
    }
}
