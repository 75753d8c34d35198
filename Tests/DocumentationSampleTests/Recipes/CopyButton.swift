import CursesUI

struct CopyButton: View {
    let address: String
    @Environment(\.pasteboard) private var pasteboard

    var body: some View {
        Button("Copy the address") { pasteboard.string = address }
    }
}
