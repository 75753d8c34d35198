import CursesUI

/// The styles of a gauge.
struct Gauges: View {
    @State private var speed = 72.0

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            gauge("Automatic").gaugeStyle(.automatic)
            gauge("Circular").gaugeStyle(.circular).tint(.pink)
            gauge("Capacity").gaugeStyle(.linearCapacity).tint(.orange)
            HStack(spacing: 4) {
                gauge("Linear").gaugeStyle(.accessoryLinear)
                gauge("Linear capacity").gaugeStyle(.accessoryLinearCapacity)
            }
            HStack(spacing: 4) {
                gauge("Small circular").gaugeStyle(.accessoryCircular)
                gauge("Circular capacity").gaugeStyle(.accessoryCircularCapacity).tint(.green)
            }
            Slider(value: $speed, in: 0...120).accessibilityLabel("Speed")
        }
    }

    private func gauge(_ title: String) -> some View {
        Gauge(value: speed, in: 0...120) {
            Text(title)
        } currentValueLabel: {
            Text("\(Int(speed))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("120")
        }
    }
}
