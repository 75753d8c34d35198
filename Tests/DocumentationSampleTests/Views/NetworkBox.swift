import CursesUI

struct NetworkBox: View {
    var body: some View {
        GroupBox("Network") {
            LabeledContent("Address", value: "192.168.1.20")
            LabeledContent("Sent", value: "3.1 MB")
        }
    }
}
