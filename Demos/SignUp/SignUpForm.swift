import CursesUI

struct SignUpForm: View {
    @ObservedObject var model: SignUpModel
    @State private var isWelcomePresented = false

    var body: some View {
        Form {
            Section {
                TextField("Username", text: $model.username)
                    .textInputAutocapitalization(.never)
            } footer: {
                Message(text: model.usernameMessage)
            }

            Section {
                SecureField("Password", text: $model.password)
                SecureField("Password again", text: $model.passwordAgain)
                StrengthMeter(strength: model.strength)
            } footer: {
                Message(text: model.passwordMessage)
            }

            Section {
                Button("Sign up") { isWelcomePresented = true }
                    .disabled(!model.isValid)
            } footer: {
                Message(text: model.progressMessage)
            }
        }
        .sheet(isPresented: $isWelcomePresented) {
            WelcomeView(username: model.username)
        }
    }
}

/// The message about a condition that is not fulfilled, below the fields to which it applies.
private struct Message: View {
    let text: String

    var body: some View {
        Text(text)
            .foregroundColor(.red)
            .onChange(of: text) { _, text in
                // The message is announced, because a screen reader reads the current field and would not notice it.
                if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
            }
    }
}

struct SignUpForm_Previews: PreviewProvider {
    static var previews: some View {
        SignUpForm(model: SignUpModel())
    }
}
