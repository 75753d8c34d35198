import CursesUI
import Foundation

/// The app's pasteboard, for code that uses UIKit: see ``/CursesUI/Pasteboard``.
///
/// ```swift
/// Button("Copy the address") { UIPasteboard.general.string = address }
/// ```
@MainActor @preconcurrency
public final class UIPasteboard {
    /// The pasteboard of the app whose event handler or body is running, otherwise of the first app of the process.
    public static let general = UIPasteboard()

    private init() {}

    /// The pasteboard that is used while no app runs.
    private let spare = Pasteboard()

    private var current: Pasteboard { ViewHost.current?.pasteboard ?? spare }

    /// The text on the pasteboard. Text of more than a megabyte stays within the app.
    public var string: String? {
        get { current.string }
        set { current.string = newValue }
    }

    /// The text as an array with at most one string. If several strings are set, only the first is stored.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// The text as a URL, if it is one.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// Whether the pasteboard has text.
    public var hasStrings: Bool { string != nil }

    /// Whether the pasteboard has a URL.
    public var hasURLs: Bool { url != nil }
}
