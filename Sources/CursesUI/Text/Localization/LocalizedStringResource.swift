#if !canImport(Darwin)
import Foundation

/// A text that is localized when it is shown: a key with its string table.
///
/// ```swift
/// let title = LocalizedStringResource("title", defaultValue: "Files", table: "Windows")
///
/// Text(title)
/// ```
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle that contains a resource's string tables.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's main bundle.
        case main
        /// The bundle at a URL.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key of the translation.
    public let key: String
    /// The text if there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; `nil` for `Localizable`.
    public let table: String?
    /// The locale used when the resource is converted to a string; a view uses the locale of its environment.
    public var locale: Locale
    private let hasKeyOfItsOwn: Bool
    private let place: StringTablePlace

    private init(
        _ key: String?,
        _ value: String.LocalizationValue,
        _ table: String?,
        _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key ?? value.template.key
        hasKeyOfItsOwn = key != nil
        defaultValue = value
        self.table = table
        self.locale = locale
        place = StringTablePlace(table: table, bundle: bundle.bundle)
    }

    /// Creates a resource that uses its text as the key.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(nil, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a key and a default text.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from a literal with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var text: LocalizedText {
        LocalizedText(template: defaultValue.template, key: hasKeyOfItsOwn ? key : nil, place: place)
    }
}

extension Text {
    // Disfavored, because a literal could also be a resource, but is meant as a key.
    /// Creates a text from a resource, translated for the locale of the environment.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: StyledText(resource.text))
    }
}
#endif
