import CursesUI

struct FittingTitle: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("Harbours of the Baltic Sea, with their depths and tides")
            Text("Harbours of the Baltic Sea")
            Text("Harbours")
        }
    }
}
