#if !canImport(Darwin)
import Foundation

extension String {
    /// A text that is localized: the key of a translation, with interpolated values.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) files")
    /// ```
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let template: LocalizedTemplate

        /// Creates a key without interpolated values.
        public init(_ value: String) {
            template = LocalizedTemplate(key: value)
        }

        /// Creates a key from a literal.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates a key from a literal with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            template = stringInterpolation.template
        }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var template: LocalizedTemplate

            /// Creates an empty interpolation with reserved capacity.
            public init(literalCapacity: Int, interpolationCount: Int) {
                template = LocalizedTemplate(interpolationCount: interpolationCount)
            }

            /// Adds a part of the literal.
            public mutating func appendLiteral(_ literal: String) {
                template.append(literal)
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) {
                template.append(.text(StyledText(string)))
            }

            /// Adds a number in the format of the locale; for any other value, adds its description.
            public mutating func appendInterpolation<T>(_ value: T) {
                template.append(LocalizedArgument(value))
            }

            /// Adds a number, formatted with a specifier such as `%.2f`.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                template.append(LocalizedArgument(value, specifier: specifier))
            }

            /// Adds a value in a format style.
            public mutating func appendInterpolation<F: FormatStyle>(
                _ input: F.FormatInput,
                format: F
            ) where F.FormatInput: Equatable, F.FormatOutput == String {
                template.append(.text(StyledText(format.format(input))))
            }
        }
    }

    /// Creates the localized string for a key.
    ///
    /// - Parameters:
    ///   - table: the name of the string table; `nil` for `Localizable`.
    ///   - bundle: the bundle that contains the table; `nil` for the app's.
    ///   - comment: a note for translators.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let place = StringTablePlace(table: table, bundle: bundle)
        self = LocalizedText(template: keyAndValue.template, place: place).string(in: locale.orUsers)
    }

    /// Creates the localized string for a key with a default value.
    ///
    /// - Parameter defaultValue: the text if there is no translation.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let place = StringTablePlace(table: table, bundle: bundle)
        self = LocalizedText(template: defaultValue.template, key: "\(key)", place: place).string(in: locale.orUsers)
    }

    /// Creates the localized string for a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text.string(in: resource.locale.orUsers)
    }
}
#endif
