import CursesUI

/// Sliders and steppers.
struct Sliders: View {
    @State private var volume = 40.0
    @State private var guests = 2
    @State private var price = 2.5

    var body: some View {
        Form {
            Section("Sliders") {
                Slider(value: $volume, in: 0...100) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                LabeledContent("In steps of ten") {
                    Slider(value: $volume, in: 0...100, step: 10)
                        .accessibilityLabel("In steps of ten")
                        .tint(.orange)
                }
                LabeledContent("Without a thumb") {
                    Slider(value: $volume, in: 0...100)
                        .accessibilityLabel("Without a thumb")
                        .sliderThumbVisibility(.hidden)
                }
                Text("\(volume, format: .number.precision(.fractionLength(0))) %")
            }
            Section("Steppers") {
                Stepper("Guests: \(guests)", value: $guests, in: 1...9)
                Stepper("Price", value: $price, step: 0.5, format: .number)
                Stepper("Both directions") {
                    guests += 1
                } onDecrement: {
                    guests -= 1
                }
            }
        }
    }
}
