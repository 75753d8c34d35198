import CursesUI

/// The gallery: a dashboard, and every view, style and modifier beside its code.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            Gallery()
        }
    }
}
