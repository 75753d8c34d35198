import CursesUI

/// Cells in columns, each as wide as its widest cell.
struct Grids: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 0) {
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
            GridRow {
                Text("A cell over two columns")
                    .gridCellColumns(2)
                    .gridCellAnchor(.center)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(1)
        .border(.tertiary)
    }
}
