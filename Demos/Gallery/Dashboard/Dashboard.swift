import CursesUI

/// Panels around invented data that changes every second.
struct Dashboard: View {
    @State private var traffic = Traffic()
    @Environment(\.continuousClock) private var clock

    var body: some View {
        GeometryReader { geometry in
            if geometry.size.width < 70 || geometry.size.height < 20 {
                ScrollView {
                    VStack(spacing: 0) {
                        gauges(in: 2)
                        RequestChart(traffic: traffic).frame(height: 9)
                        ServiceTable(traffic: traffic).frame(height: 9)
                        EventLog(traffic: traffic).frame(height: 8)
                        HStack(spacing: 1) {
                            ColorMap()
                            LakePicture()
                        }
                        .frame(height: 8)
                    }
                }
            } else {
                VStack(spacing: 0) {
                    gauges(in: 4)
                    HStack(spacing: 1) {
                        ServiceTable(traffic: traffic)
                        RequestChart(traffic: traffic)
                    }
                    HStack(spacing: 1) {
                        EventLog(traffic: traffic)
                        HStack(spacing: 1) {
                            ColorMap()
                            LakePicture()
                        }
                    }
                }
            }
        }
        .task {
            while (try? await clock.sleep(for: .seconds(1))) != nil { traffic.advance() }
        }
    }

    private func gauges(in columns: Int) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 1), count: columns), spacing: 0) {
            ForEach(traffic.meters) { MeterPanel(meter: $0) }
        }
    }
}
