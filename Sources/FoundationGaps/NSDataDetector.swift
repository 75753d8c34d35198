import Foundation

/// Finds web and email addresses in text. Foundation for Linux has no such class.
///
/// A web address is recognized by its scheme (`https://…`) or by `www.`, an email address by the common subset of RFC
/// 5322 addresses. Telephone numbers, dates and postal addresses are not found.
open class NSDataDetector {
    /// A match in a text, such as a link.
    public struct Match: Sendable {
        /// The range of the match, in UTF-16 units.
        public let range: NSRange
        /// The URL: a web address, or a `mailto:` URL for an email address.
        public let url: URL?
        /// Always a link.
        public let resultType = NSDataDetector.link
        /// Always `nil`.
        public var phoneNumber: String? { nil }
        /// Always `nil`.
        public var date: Date? { nil }
    }

    /// The type of links. Foundation's own constant is deprecated, because Foundation for Linux finds none.
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)

    private let findsLinks: Bool
    private let expression: NSRegularExpression

    /// Creates a detector.
    ///
    /// - Parameter types: the raw values of `NSTextCheckingResult.CheckingType`; only links are found.
    public init(types: UInt64) throws {
        findsLinks = types & Self.link.rawValue != 0
        let mail = #"(?:mailto:)?[A-Z0-9._%+-]{1,64}@(?:[A-Z0-9-]{1,63}\.){1,8}[A-Z]{2,24}"#
        let page = #"(?:https?://|ftp://|www\.)[^\s<>"'«»“”]{1,2048}"#
        expression = try NSRegularExpression(pattern: "(\(page))|(\(mail))", options: .caseInsensitive)
    }

    /// Returns the matches in a range of a text, in order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [Match] {
        guard findsLinks else { return [] }
        let text = string as NSString
        return expression.matches(in: string, options: options, range: range).compactMap { result in
            var words = text.substring(with: result.range)
            // Punctuation at the end of a sentence is not part of the address, nor is a closing parenthesis without an
            // opening one in the address.
            while let last = words.last,
                ".,;:!?".contains(last) || last == ")" && words.count(of: ")") > words.count(of: "(")
            {
                words.removeLast()
            }
            let isPage = result.range(at: 1).location != NSNotFound
            let hasScheme = words.contains("://") || words.lowercased().hasPrefix("mailto:")
            let address = hasScheme ? words : isPage ? "http://\(words)" : "mailto:\(words)"
            guard let url = URL(string: address) else { return nil }
            return Match(range: NSRange(location: result.range.location, length: words.utf16.count), url: url)
        }
    }

    /// Returns the first match in a range of a text.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Match? { matches(in: string, options: options, range: range).first }

    /// Returns the number of matches in a range of a text.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls a closure with each match in a range of a text.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (Match?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stop = false
        for match in matches(in: string, options: options, range: range) where !stop { block(match, [], &stop) }
    }
}

extension String {
    fileprivate func count(of character: Character) -> Int { reduce(0) { $0 + ($1 == character ? 1 : 0) } }
}
