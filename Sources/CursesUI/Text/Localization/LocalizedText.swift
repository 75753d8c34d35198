import Foundation

/// A key with its values, and the tables that contain its translations. The translation is found when the text is
/// shown.
struct LocalizedText: Hashable, Sendable {
    /// The text if there is no translation.
    let template: LocalizedTemplate
    /// The key; `nil` if the template is the key.
    var key: String?
    var place = StringTablePlace()

    /// Whether the text is the same in every locale.
    var isFixed: Bool { template.isPlain && place.isEmpty }

    /// Returns the text in a locale, with its Markdown parsed.
    func text(in locale: Locale) -> StyledText {
        if place.isEmpty, let text = plainText(in: locale) { return StyledText(text) }
        let arguments = template.arguments
        return InlineMarkdown.parse(
            place.pieces(of: self, in: locale).map { piece in
                guard let index = piece.argument else { return .markup(piece.text) }
                // A text keeps its styles unless a translation replaces it.
                if case .text(let text) = arguments[index].value, text.string == piece.text { return .literal(text) }
                return .literal(StyledText(piece.text))
            }
        )
    }

    /// Returns the characters in a locale, without parsing the Markdown.
    func string(in locale: Locale) -> String {
        place.pieces(of: self, in: locale).map(\.text).joined()
    }

    /// Returns the text in a locale if it has neither markup nor a translation, which is the most common case; `nil`
    /// for other texts.
    private func plainText(in locale: Locale) -> String? {
        guard !InlineMarkdown.isMarkup(template.start) else { return nil }
        var text = template.start
        let numbers = LocalizedNumbers(locale)
        for piece in template.rest {
            switch piece {
            case .markup(let part):
                guard !InlineMarkdown.isMarkup(part) else { return nil }
                text += part
            case .argument(let argument):
                guard let part = argument.plainText(numbers) else { return nil }
                text += part
            }
        }
        return text
    }

    /// Whether a value in the text changes over time.
    var isLive: Bool {
        for piece in template.rest {
            if case .argument(let argument) = piece, case .text(let text) = argument.value, text.isLive { return true }
        }
        return false
    }
}

extension StyledText {
    /// Creates the text of a key. It is resolved immediately if it is the same in every locale.
    init(_ text: LocalizedText) {
        self = text.isFixed ? text.text(in: .autoupdatingCurrent) : StyledText(.localized(text))
    }
}
