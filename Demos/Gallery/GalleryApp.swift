import CursesUI

/// The gallery: every control and container on tabs, to look at and to try in your terminal.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            Gallery()
        }
    }
}
