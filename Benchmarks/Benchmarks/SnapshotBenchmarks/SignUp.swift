import CursesUITesting

/// A form like those in most tests of views.
struct SignUp: View {
    @State private var name = ""
    @State private var password = ""
    @State private var again = ""

    var body: some View {
        VStack(alignment: .leading) {
            Text("Sign up").bold()
            TextField("User name", text: $name)
            Text("At least 3 characters").foregroundColor(.red)
            SecureField("Password", text: $password)
            SecureField("Again", text: $again)
            Text("The passwords do not match").foregroundColor(.red)
            Button("Sign up") {}.disabled(name.isEmpty)
        }
        .padding()
        .border(.blue)
    }
}
