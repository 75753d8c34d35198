import CursesUI

struct Switches: View {
    @State private var isConnected = true
    @State private var isShared = false

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Connected", isOn: $isConnected)
            Toggle("Shared", isOn: $isShared)
            Toggle("Wi-Fi", isOn: $isConnected).toggleStyle(.switch)
            Toggle("Bold", isOn: $isShared).toggleStyle(.button)
        }
        .padding()
    }
}
