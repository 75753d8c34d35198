import CursesUI

struct TideGrid: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 0) {
            GridRow {
                Text("Tide").bold()
                Text("Time").bold()
                Text("Height").bold().gridColumnAlignment(.trailing)
            }
            Divider()
            GridRow {
                Text("low"); Text("03:10"); Text("0.4 m")
            }
            GridRow {
                Text("high"); Text("09:25"); Text("10.2 m")
            }
        }
        .padding()
    }
}
