import CursesUI

/// Stacks, grids and boxes.
struct Layouts: View {
    @State private var isExpanded = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 1) {
                ViewThatFits {
                    HStack(alignment: .top, spacing: 2) { boxes }
                    VStack(alignment: .leading) { boxes }
                }
                DisclosureGroup("A lazy grid", isExpanded: $isExpanded) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) {
                        ForEach(1..<13, id: \.self) { number in
                            Text("item \(number)")
                                .frame(maxWidth: .infinity)
                                .border(.secondary)
                        }
                    }
                }
            }
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @ViewBuilder
    private var boxes: some View {
        GroupBox("Stacks") {
            HStack(spacing: 2) {
                Text("start")
                Spacer()
                Text("middle")
                Spacer()
                Text("end")
            }
            ZStack(alignment: .bottomTrailing) {
                Color.blue.frame(width: 20, height: 3)
                Text("on top").background(.yellow).foregroundColor(.black)
            }
        }
        GroupBox("Grid") {
            Grid(alignment: .leading, horizontalSpacing: 2) {
                GridRow {
                    Text("City").bold()
                    Text("People").bold().gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("Lagos")
                    Text("15,388,000")
                }
                GridRow {
                    Text("Lima")
                    Text("10,883,000")
                }
            }
        }
    }
}
