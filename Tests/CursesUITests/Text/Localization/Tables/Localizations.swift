import Foundation

/// The folder with the string tables of the tests, in the formats that Xcode writes.
enum Localizations {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Localizations")
}
