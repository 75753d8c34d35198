import CursesUI

/// The gallery: all controls and containers on tabs, to try in your terminal.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            Gallery()
        }
    }
}
