import CursesUI
import CursesUIImage

struct Portrait: View {
    let file: URL

    var body: some View {
        if let image = try? Image(data: Data(contentsOf: file), label: Text("A portrait")) {
            image.resizable().scaledToFit()
        } else {
            Text("no picture")
        }
    }
}
