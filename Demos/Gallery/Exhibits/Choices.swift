import CursesUI

/// Pickers, steppers, sliders, dates and colours.
struct Choices: View {
    @State private var flavor = Flavor.vanilla
    @State private var guests = 2
    @State private var volume = 40.0
    @State private var date =
        Calendar.current.date(
            from: DateComponents(year: 2027, month: 1, day: 31, hour: 9, minute: 30)
        ) ?? .now
    @State private var color = Color.green

    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, chocolate, strawberry

        var id: Self { self }
    }

    var body: some View {
        Form {
            Section("Pickers") {
                Picker("Menu", selection: $flavor) { flavors }
                Picker("Segmented", selection: $flavor) { flavors }
                    .pickerStyle(.segmented)
                Picker("Inline", selection: $flavor) { flavors }
                    .pickerStyle(.inline)
            }

            Section("Values") {
                Stepper("Guests: \(guests)", value: $guests, in: 1...9)
                LabeledContent("Volume \(Int(volume))") {
                    Slider(value: $volume, in: 0...100, step: 5)
                        .frame(maxWidth: 30)
                }
                DatePicker("Date", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                ColorPicker("Colour", selection: $color)
            }

            Section("Progress") {
                ProgressView("Loaded", value: volume, total: 100)
                    .tint(color)
                ProgressView("Working")
                    .progressViewStyle(.circular)
            }
        }
    }

    private var flavors: some View {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
    }
}
