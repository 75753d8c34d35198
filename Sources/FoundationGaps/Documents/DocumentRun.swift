import Foundation

/// The look of a part of a document. The bits are those of an `InlinePresentationIntent`, which is in another module.
struct DocumentStyle: OptionSet, Sendable {
    let rawValue: UInt

    static let emphasized = DocumentStyle(rawValue: 1)
    static let stronglyEmphasized = DocumentStyle(rawValue: 2)
    static let code = DocumentStyle(rawValue: 4)
    static let strikethrough = DocumentStyle(rawValue: 32)
}

/// A part of a formatted document: a text with one look.
struct DocumentRun: Equatable {
    var text: String
    var style: DocumentStyle = []
    var link: String?

    /// The attributes of an attributed string.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if !style.isEmpty { attributes[.inlinePresentationIntent] = NSNumber(value: style.rawValue) }
        if let link { attributes[.documentLink] = URL(string: link) ?? link }
        return attributes
    }
}

extension NSAttributedString.Key {
    /// The look of a text: a number with the bits of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")

    /// The target of a link, a URL or a text. UIKit names this key `link`.
    static let documentLink = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
    /// The parts with one look each.
    var documentRuns: [DocumentRun] {
        var runs: [DocumentRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let bits = (attributes[.inlinePresentationIntent] as? NSNumber)?.uintValue ?? 0
            let link = attributes[.documentLink].map { ($0 as? URL)?.absoluteString ?? "\($0)" }
            runs.append(
                DocumentRun(
                    text: attributedSubstring(from: range).string, style: DocumentStyle(rawValue: bits),
                    link: link))
        }
        return runs
    }
}
