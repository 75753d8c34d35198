import CursesUI

struct NameFields: View {
    @State private var name = "Grace Hopper"
    @State private var city = ""
    @State private var pages = 160

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $name)
            TextField("City", text: $city, prompt: Text("the harbour's city"))
            TextField("Pages", value: $pages, format: .number)
                .textFieldStyle(.roundedBorder)
        }
        .padding()
    }
}
