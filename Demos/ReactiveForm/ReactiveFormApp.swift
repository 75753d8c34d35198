import CursesUI

/// The reactive form: two entries that are validated as they are typed.
@main
struct ReactiveFormApp: App {
    @StateObject private var model = ReactiveFormModel()

    var body: some Scene {
        WindowGroup {
            ReactiveForm(model: model)
        }
    }
}
