import CursesUI

struct TideTable: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Tides").bold()
            HStack {
                Text("High water")
                Spacer()
                Text("15:10")
                Text("3.4 m").frame(width: 8, alignment: .trailing)
            }
            HStack {
                Text("Low water")
                Spacer()
                Text("21:25")
                Text("0.6 m").frame(width: 8, alignment: .trailing)
            }
        }
        .padding()
    }
}
