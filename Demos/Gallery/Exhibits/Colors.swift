import CursesUI

/// Colours, and what happens to them.
struct Colors: View {
    private let named: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
        ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
        ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 11))], spacing: 0) {
                ForEach(named, id: \.0) { name, color in
                    HStack {
                        color.frame(width: 3, height: 1)
                        Text(name).frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            HStack(spacing: 0) {
                ForEach(1..<11, id: \.self) { step in
                    Color.orange.opacity(Double(step) / 10).frame(width: 4, height: 2)
                }
            }
            HStack(spacing: 2) {
                Text("inverted").foregroundStyle(.black).background(.yellow).colorInvert()
                Text("tinted").foregroundStyle(.tint).tint(.pink)
                Text("as on light").colorScheme(.light)
                Color.clear.frame(width: 4, height: 1).border(.secondary)
            }
        }
    }
}
