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

    // MARK: Other values

    /// The values that are no texts, which stay within the app, and the text beside them.
    private var kept: (values: [String: Any], text: String?) = ([:], nil)

    /// The values that are no texts, until another app or other code changes the text.
    private var values: [String: Any] {
        get { kept.text == string ? kept.values : [:] }
        set {
            kept = (newValue, string)
            changeCount += 1
        }
    }

    /// How often code has put something else than a text on the pasteboard.
    public private(set) var changeCount = 0

    /// A picture, which stays within the app.
    public var image: UIImage? {
        get { values["image"] as? UIImage }
        set { put(newValue, "image") }
    }

    /// The picture as an array with at most one element.
    public var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }

    /// A colour, which stays within the app.
    public var color: UIColor? {
        get { values["color"] as? UIColor }
        set { put(newValue, "color") }
    }

    /// The colour as an array with at most one element.
    public var colors: [UIColor]? {
        get { color.map { [$0] } }
        set { color = newValue?.first }
    }

    /// The URL as an array with at most one element.
    public var urls: [URL]? {
        get { url.map { [$0] } }
        set { url = newValue?.first }
    }

    /// Whether the pasteboard has a picture.
    public var hasImages: Bool { image != nil }
    /// Whether the pasteboard has a colour.
    public var hasColors: Bool { color != nil }
    /// The number of items: one, or none.
    public var numberOfItems: Int { items.count }
    /// The types of the values.
    public var types: [String] { items.first.map { Array($0.keys) } ?? [] }

    /// The values by their types, as an array with at most one element. Texts are of the type
    /// `public.utf8-plain-text`.
    public var items: [[String: Any]] {
        get {
            var item = values
            if let string, !string.isEmpty { item["public.utf8-plain-text"] = string }
            return item.isEmpty ? [] : [item]
        }
        set { setItems(newValue) }
    }

    /// Replaces the values.
    ///
    /// - Parameter options: have no effect.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let item = items.first ?? [:]
        let text = item.first { Self.isText($0.key) && $0.value is String }
        string = text?.value as? String ?? ""
        values = item.filter { $0.key != text?.key }
    }

    /// Puts a value of a type on the pasteboard. A text replaces the text.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        if let text = value as? String {
            string = text
        } else {
            put(value, pasteboardType)
        }
    }

    /// Returns the value of a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        values[pasteboardType] ?? (Self.isText(pasteboardType) ? string : nil)
    }

    /// Puts data of a type on the pasteboard. Data of a text replaces the text.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        if Self.isText(pasteboardType), let text = String(data: data, encoding: .utf8) {
            string = text
        } else {
            put(data, pasteboardType)
        }
    }

    /// Returns the data of a type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }

    /// Returns whether the pasteboard has a value of any of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { value(forPasteboardType: $0) != nil }
    }

    /// Whether a type is that of plain text.
    private static func isText(_ type: String) -> Bool {
        ["public.text", "public.plain-text", "public.utf8-plain-text", "public.utf16-plain-text"].contains(type)
    }

    private func put(_ value: Any?, _ type: String) {
        string = ""
        values = value.map { [type: $0] } ?? [:]
    }

    /// An option of a pasteboard. It has no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// When the values are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the values stay on this machine.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Announces that the values have changed. It is never posted.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Announces that the pasteboard has been removed. It is never posted.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
