import CursesUI

struct SignUpForm: View {
    @ObservedObject var model: SignUpModel
    @State private var isWelcomePresented = false

    var body: some View {
        Form {
            Section {
                TextField("Username", text: $model.username)
                    .autocapitalization(.none)
            } footer: {
                Text(model.usernameMessage)
                    .foregroundColor(.red)
            }

            Section {
                SecureField("Password", text: $model.password)
                StrengthMeter(strength: model.strength)
            }

            Section {
                SecureField("Password again", text: $model.passwordAgain)
            } footer: {
                Text(model.passwordMessage)
                    .foregroundColor(.red)
            }

            Section {
                Button("Sign up") { isWelcomePresented = true }
                    .disabled(!model.isValid)
            }
        }
        .sheet(isPresented: $isWelcomePresented) {
            WelcomeView(username: model.username)
        }
    }
}

struct SignUpForm_Previews: PreviewProvider {
    static var previews: some View {
        SignUpForm(model: SignUpModel())
    }
}
