import SwiftUI

struct TemperatureConverter: View {
    @State private var celsius = 20.0
    @State private var precision = 1
    @State private var history: [Double] = []

    private func binding(scale: Double, offset: Double) -> Binding<Double> {
        Binding(get: { celsius * scale + offset }, set: { celsius = ($0 - offset) / scale })
    }

    var body: some View {
        Form {
            Section("Temperature") {
                HStack {
                    Text("Celsius")
                    TextField("Celsius", value: $celsius, format: .number.precision(.fractionLength(0...precision)))
                        .multilineTextAlignment(.trailing)
                        .keyboardType(.decimalPad)
                    Text("°C")
                }
                HStack {
                    Text("Fahrenheit")
                    TextField(
                        "Fahrenheit",
                        value: Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 }),
                        format: .number.precision(.fractionLength(0...precision))
                    )
                    .multilineTextAlignment(.trailing)
                    Text("°F")
                }
                HStack {
                    Text("Kelvin")
                    TextField("Kelvin", value: binding(scale: 1, offset: 273.15), format: .number)
                        .multilineTextAlignment(.trailing)
                    Text("K")
                }
                Slider(
                    value: Binding(
                        get: { celsius },
                        set: { value in
                            celsius = (value * 10).rounded() / 10
                            if history.last != celsius { history.append(celsius) }
                        }
                    ),
                    in: -40...60, step: 0.5
                ) {
                    Text("Temperature")
                } minimumValueLabel: {
                    Text("−40").font(.caption)
                } maximumValueLabel: {
                    Text("60").font(.caption)
                }
            }
            Section("Colour") {
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color(hue: 0.6 - 0.6 * min(max((celsius + 10) / 50, 0), 1), saturation: 0.9, brightness: 0.9))
                    .frame(height: 30 + CGFloat(abs(celsius)) / 4)
                    .overlay(Text(celsius < 0 ? "Frost" : celsius < 15 ? "Cool" : celsius < 25 ? "Mild" : "Hot"))
                Picker("Digits", selection: $precision) {
                    ForEach(0..<4) { Text("\($0)").tag($0) }
                }
                .pickerStyle(.segmented)
            }
            if !history.isEmpty {
                Section("History") {
                    ForEach(Array(zip(history.indices, history)).suffix(5), id: \.0) { index, value in
                        Text("\(index + 1): \(value, specifier: "%.1f") °C = \(value * 1.8 + 32, specifier: "%.1f") °F")
                    }
                    LabeledContent(
                        "Mean", value: history.reduce(0, +) / Double(history.count),
                        format: .number.precision(.fractionLength(2)))
                    Button("Clear") { history = [] }
                }
            }
        }
    }
}
