import CursesUI

/// Clips, masks, opacity and placeholders.
struct Effects: View {
    private let wave = LinearGradient(
        colors: [.cyan, .blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                wave.clipShape(Circle()).frame(width: 12, height: 6)
                wave.cornerRadius(2).frame(width: 12, height: 6)
                wave.mask { Text("A mask of\nletters").bold() }.frame(width: 12, height: 6)
            }
            HStack(spacing: 2) {
                Text("opaque")
                Text("half").opacity(0.5)
                Text("blurred").blur(radius: 2)
                Text("hidden").hidden()
                Text("placeholder").redacted(reason: .placeholder)
            }
            HStack(spacing: 2) {
                Text("scaled").scaleEffect(1)
                Text("gone").scaleEffect(0)
                Text("disabled").disabled(true)
            }
        }
    }
}
