import CursesUI

/// Sizes and positions.
struct Frames: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(alignment: .top, spacing: 2) {
                Text("frame").frame(width: 12, height: 3).border(.red)
                Text("padding").padding(1).border(.green)
                Text("offset").offset(x: 2, y: 1).border(.blue)
            }
            HStack(alignment: .top, spacing: 2) {
                Color.clear
                    .frame(width: 14, height: 3)
                    .border(.secondary)
                    .overlay(alignment: .bottomTrailing) { Text("overlay") }
                Text("position").position(x: 6, y: 2).frame(width: 14, height: 3).border(.purple)
                Text("a text that is clipped")
                    .fixedSize()
                    .frame(width: 10, alignment: .leading)
                    .clipped()
            }
            HStack(spacing: 2) {
                Color.orange.aspectRatio(2, contentMode: .fit).frame(height: 3)
                Circle().fill(.teal).scaledToFit().frame(width: 12, height: 3)
                Circle().fill(.pink).scaledToFill().frame(width: 12, height: 3).clipped()
            }
            Text("half of the width")
                .containerRelativeFrame(.horizontal) { width, _ in width / 2 }
                .background(.blue.opacity(0.4))
            Text("the padding of a window").scenePadding().border(.tertiary)
        }
    }
}
