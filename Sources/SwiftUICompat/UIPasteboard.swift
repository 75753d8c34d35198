import CursesUI
import Foundation

/// The app's pasteboard, as files that lean on UIKit ask for it: see ``Pasteboard``.
///
/// ```swift
/// Button("Copy the address") { UIPasteboard.general.string = address }
/// ```
@MainActor
public final class UIPasteboard {
    /// The pasteboard of the app whose event or body is running, else of the first app of the process.
    public static let general = UIPasteboard()

    private init() {}

    /// Keeps what is copied while no app runs.
    private let spare = Pasteboard()

    private var current: Pasteboard { ViewHost.current?.pasteboard ?? spare }

    /// The text that was put there last. A text of more than a megabyte stays within the app.
    public var string: String? {
        get { current.string }
        set { current.string = newValue }
    }

    /// The same as a list; only the first one is kept.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// The text, where it is an address.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }

    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
}
