import CursesUI

struct FuelGauge: View {
    var body: some View {
        VStack(alignment: .leading) {
            Gauge(value: 0.7) {
                Text("Fuel")
            } currentValueLabel: {
                Text("70 %")
            }
            Gauge(value: 21, in: 0...40) {
                Text("Outside")
            } currentValueLabel: {
                Text("21 °C")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("40")
            }
            .tint(.orange)
        }
        .padding()
    }
}
