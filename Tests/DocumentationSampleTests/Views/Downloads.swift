import CursesUI

struct Downloads: View {
    var body: some View {
        VStack(alignment: .leading) {
            ProgressView("Reading the archive", value: 0.35)
            ProgressView(value: 7, total: 9) {
                Text("Checking files")
            } currentValueLabel: {
                Text("7 of 9")
            }
            ProgressView("Waiting for the server")
                .progressViewStyle(.circular)
        }
        .padding()
    }
}
