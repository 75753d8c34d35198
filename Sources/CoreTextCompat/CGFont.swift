import Foundation
import FoundationGaps

/// A font, which has no effect: a terminal has its own font.
public final class CGFont: Sendable {
    /// Creates a font from data; `nil` if they are empty.
    public init?(_ provider: CGDataProvider) {
        guard !provider.bytes.isEmpty else { return nil }
    }

    /// Returns `nil`: a terminal has its own font.
    public init?(_ name: CFString) { return nil }

    /// The name: unknown.
    public var fullName: CFString? { nil }
    /// The name: unknown.
    public var postScriptName: CFString? { nil }
}

/// Data from which something is read.
public final class CGDataProvider: Sendable {
    let bytes: Data

    /// Provides data.
    public init?(data: CFData) { bytes = Data(referencing: data) }

    /// Provides the data of a file; `nil` if it cannot be read.
    public init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
        self.bytes = bytes
    }

    /// Provides the data of a file; `nil` if it cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.bytes = bytes
    }

    /// The data.
    public var data: CFData? { bytes as NSData }
}
