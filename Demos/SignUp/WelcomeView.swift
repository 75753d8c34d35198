import CursesUI

/// The greeting for a user who has signed up.
struct WelcomeView: View {
    let username: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 1) {
            Text("Welcome, \(username)!")
                .font(.headline)
            Text("Your account is ready.")
            Button("Done") { dismiss() }
        }
        .padding()
    }
}
