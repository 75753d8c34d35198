import CursesUI

struct DepthReading: View {
    let depths: PassthroughSubject<Double, Never>
    @State private var depth = 0.0

    var body: some View {
        Text("\(depth, specifier: "%.1f") m")
            .onReceive(depths) { depth = $0 }
    }
}
