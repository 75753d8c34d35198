import CursesUI
import CursesUICharts

/// A gauge above its history.
struct MeterPanel: View {
    let meter: Traffic.Meter

    var body: some View {
        GroupBox {
            HStack {
                Text(meter.id).bold()
                Spacer()
                Text("\(Int(meter.value * 100)) %").foregroundStyle(meter.color)
            }
            .lineLimit(1)
            Gauge(value: meter.value) { EmptyView() }
                .tint(meter.color)
                .accessibilityLabel(meter.id)
            Sparkline(meter.history, domain: 0...1)
                .foregroundStyle(
                    LinearGradient(
                        colors: [meter.color.opacity(0.5), meter.color], startPoint: .leading, endPoint: .trailing)
                )
                .frame(height: 2)
        }
    }
}
