import CursesUITerminal
import Foundation

/// A picture of pixels that draws itself on cells: what a module that decodes pictures provides.
package protocol Picture: AnyObject, Sendable {
    /// In pixels.
    var size: CellSize { get }

    /// The colour of a part of the picture, given from 0 to 1 in both directions; `nil` where it is
    /// transparent.
    func averageColor(x: ClosedRange<Double>, y: ClosedRange<Double>) -> TerminalColor?
}

/// A picture of any type; the same object is the same picture.
struct AnyPicture: Equatable, Sendable {
    let picture: any Picture

    init(_ picture: any Picture) {
        self.picture = picture
    }

    static func == (old: AnyPicture, new: AnyPicture) -> Bool { old.picture === new.picture }
}

/// Where pictures are found by their names.
@MainActor
package enum NamedPictures {
    /// Set by a module that decodes pictures; `nil` from it where there is no such picture.
    package static var load: (_ name: String, _ bundle: Bundle?) -> (any Picture)? = { _, _ in nil }
}
