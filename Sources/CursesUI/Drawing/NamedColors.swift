import CursesUISupport
import CursesUITerminal
import Foundation

/// The colours of asset catalogues. A module that reads them provides the colours.
package enum NamedColors {
    /// The light and the dark form of a colour.
    package struct Pair: Sendable, Equatable {
        package let light: Color
        package let dark: Color

        package init(light: Color, dark: Color) {
            self.light = light
            self.dark = dark
        }
    }

    private static let finder = Locked<@Sendable (String, Bundle?) -> Pair?>({ _, _ in nil })

    /// Sets the function that finds a colour by its name in a bundle, or, if the bundle is `nil`, in any bundle of the
    /// app. A module that reads asset catalogues calls this before `main`, so that an app only needs to import the
    /// module.
    package static func install(_ find: @escaping @Sendable (String, Bundle?) -> Pair?) {
        finder.withLock { $0 = find }
    }

    /// Returns the colour with a name in a bundle or, if the bundle is `nil`, in any bundle of the app; `nil` if there
    /// is no such colour.
    package static func color(_ name: String, in bundle: Bundle?) -> Color? {
        let find = finder.withLock { $0 }
        return find(name, bundle).map { Color(light: $0.light, dark: $0.dark) }
    }
}
