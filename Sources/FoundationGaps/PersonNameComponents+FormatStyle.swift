import Foundation

extension PersonNameComponents {
    /// Writes the name of a person.
    ///
    /// The names of a person in Han, kana or Hangul, and in the locales that Unicode's CLDR lists in its rules for names
    /// of persons, begin with the family name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// The given name and the family name.
            case medium
            /// All names.
            case long
            /// The first letters of the given name and of the family name.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        private var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the style for a locale.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// Returns the name as a text.
        public func format(_ value: PersonNameComponents) -> String {
            let (given, family) = (value.givenName, value.familyName)
            let isFirst = family.map { isFamilyFirst($0) } ?? false
            switch style {
            case .short:
                return value.nickname ?? given ?? family ?? ""
            case .medium:
                return join(isFirst ? [family, given] : [given, family])
            case .long where isFirst:
                return join([value.namePrefix, family, value.middleName, given, value.nameSuffix])
            case .long:
                return join([value.namePrefix, given, value.middleName, family, value.nameSuffix])
            case .abbreviated:
                let letters = (isFirst ? [family, given] : [given, family]).compactMap { $0?.first.map(String.init) }
                return letters.joined()
            }
        }

        private func join(_ parts: [String?]) -> String {
            let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
            // Han, kana and Hangul have no space between the names.
            return parts.joined(separator: parts.allSatisfy(isEastAsian) ? "" : " ")
        }

        private func isFamilyFirst(_ family: String) -> Bool {
            let language = locale.language.languageCode?.identifier ?? ""
            return isEastAsian(family)
                || ["hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"].contains(language)
        }

        private func isEastAsian(_ text: String) -> Bool {
            guard let scalar = text.unicodeScalars.first else { return false }
            return switch scalar.value {
            case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
            default: false
            }
        }
    }

    /// Returns the given name and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name as a style writes it.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The given name and the family name.
    public static var name: Self { .init() }

    /// As much of a name as a style says.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
