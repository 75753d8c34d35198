import CursesUI

struct BadgeStack: View {
    var body: some View {
        ZStack(alignment: .topTrailing) {
            RoundedRectangle(cornerRadius: 1).stroke()
            Text("3 new").foregroundStyle(.orange)
            Text("Messages")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(width: 24, height: 5)
    }
}
