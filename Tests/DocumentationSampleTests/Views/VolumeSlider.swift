import CursesUI

struct VolumeSlider: View {
    @State private var volume = 40.0

    var body: some View {
        VStack(alignment: .leading) {
            Text("Volume: \(Int(volume)) %")
            Slider(value: $volume, in: 0...100, step: 5) {
                Text("Volume")
            } minimumValueLabel: {
                Text("soft")
            } maximumValueLabel: {
                Text("loud")
            }
        }
        .padding()
    }
}
