import CursesUI

/// Colours, shapes, gradients, symbols and motion.
struct Drawings: View {
    @State private var isWide = false
    @State private var isShown = true

    private let colors: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
        ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
        ("pink", .pink), ("brown", .brown), ("gray", .gray),
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 1) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 9), alignment: .leading)], spacing: 0) {
                    ForEach(colors, id: \.name) { entry in
                        Label {
                            Text(entry.name)
                        } icon: {
                            Text("██").foregroundColor(entry.color)
                        }
                    }
                }
                HStack(spacing: 2) {
                    Circle().fill(.red).frame(width: 10, height: 5)
                    RoundedRectangle(cornerRadius: 1).stroke(.green).frame(width: 10, height: 5)
                    Capsule().fill(.blue).frame(width: 12, height: 5)
                    LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
                        .frame(maxWidth: 24, maxHeight: 5)
                }
                HStack(spacing: 2) {
                    ForEach(["star.fill", "heart.fill", "bell", "gear", "trash", "checkmark"], id: \.self) {
                        Image(systemName: $0)
                    }
                    Text("faint").opacity(0.4)
                    Text("███ hidden").redacted(reason: .placeholder)
                }
                HStack {
                    Button(isWide ? "Narrow" : "Wide") { withAnimation { isWide.toggle() } }
                    Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
                    if isShown { Text("here").transition(.opacity) }
                }
                RoundedRectangle(cornerRadius: 1)
                    .fill(isWide ? .green : .yellow)
                    .frame(width: isWide ? 36 : 8, height: 1)
            }
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
