import Foundation

/// The folder of string tables for the tests, as Xcode writes them.
enum Localizations {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Localizations")
}
