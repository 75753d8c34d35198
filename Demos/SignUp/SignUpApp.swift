import CursesUI

/// The sign-up form: a name and a password that are validated in stages while the user types.
@main
struct SignUpApp: App {
    @StateObject private var model = SignUpModel()

    var body: some Scene {
        WindowGroup {
            SignUpForm(model: model)
        }
    }
}
