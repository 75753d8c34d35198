import CursesUI

struct PasswordField: View {
    @State private var password = "correct horse"

    var body: some View {
        SecureField("Password", text: $password)
            .textFieldStyle(.roundedBorder)
            .padding()
    }
}
