import CursesUI
import Foundation

extension NSImage {
    /// Creates a picture of a symbol; `nil` if there is none of the name.
    ///
    /// - Parameter accessibilityDescription: has no effect: the view that shows the picture has the label.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }

    /// Creates a picture from a PNG or JPEG file; `nil` if it cannot be read, or is elsewhere than on this machine.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }
}
