import CursesUI

/// Stacks, and how they divide the available space.
struct Stacks: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 1) {
                block("one", .red)
                Spacer()
                block("two", .green)
            }
            HStack(spacing: 1) {
                Text("This text gives way to the other one.").lineLimit(1)
                Text("This one comes first.").layoutPriority(1)
            }
            HStack(alignment: .bottom) {
                block("bottom", .blue)
                block("higher", .purple)
                    .alignmentGuide(.bottom) { $0[.bottom] + 1 }
            }
            .frame(height: 3)
            ZStack(alignment: .topLeading) {
                block("in front", .orange).zIndex(1)
                block("behind", .teal).offset(x: 5, y: 1)
            }
            .padding(.bottom, 1)
            Group {
                Text("A group")
                Text("has no layout of its own.")
            }
            .italic()
        }
    }

    private func block(_ title: String, _ color: Color) -> some View {
        Text(title)
            .padding(.horizontal, 1)
            .foregroundStyle(.black)
            .background(color)
    }
}
