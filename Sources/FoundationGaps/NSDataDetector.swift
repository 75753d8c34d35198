import Foundation

/// Finds web addresses, email addresses and telephone numbers in text. Foundation for Linux has no such class.
///
/// A web address is recognized by its scheme (`https://…`) or by `www.`, an email address by the common subset of RFC
/// 5322 addresses. A telephone number is written as ITU-T E.123 recommends, or with other usual signs between its
/// digits, and has 7 to 15 digits, the maximum of ITU-T E.164. Dates and postal addresses are not found.
open class NSDataDetector {
    /// A match in a text, such as a link.
    public struct Match: Sendable {
        /// The range of the match, in UTF-16 units.
        public let range: NSRange
        /// The type: a link or a telephone number.
        public let resultType: NSTextCheckingResult.CheckingType
        /// The URL of a link: a web address, or a `mailto:` URL for an email address.
        public var url: URL?
        /// The telephone number, as it is written.
        public var phoneNumber: String?
        /// Always `nil`.
        public var date: Date? { nil }
    }

    // Foundation's own constants, by value: they are deprecated, because Foundation for Linux finds none of these.
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private let links: NSRegularExpression?
    private let numbers: NSRegularExpression?

    /// Creates a detector.
    ///
    /// - Parameter types: the raw values of `NSTextCheckingResult.CheckingType`; links and telephone numbers are found.
    public init(types: UInt64) throws {
        let mail = #"(?:mailto:)?[A-Z0-9._%+-]{1,64}@(?:[A-Z0-9-]{1,63}\.){1,8}[A-Z]{2,24}"#
        let page = #"(?:https?://|ftp://|www\.)[^\s<>"'«»“”]{1,2048}"#
        // A country, an area in parentheses, and groups of digits.
        let area = #"(?<![\w.,:/@#$€£+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?"#
        let number = area + #"\d{1,15}(?:[ ./-]\d{1,14}){0,7}(?![\w/@-])"#
        func expression(_ pattern: String, for type: NSTextCheckingResult.CheckingType) throws -> NSRegularExpression? {
            guard types & type.rawValue != 0 else { return nil }
            return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        }
        links = try expression("(\(page))|(\(mail))", for: Self.link)
        numbers = try expression(number, for: Self.phoneNumber)
    }

    /// Returns the matches in a range of a text, in order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [Match] {
        let text = string as NSString
        let results = links?.matches(in: string, options: options, range: range) ?? []
        let found = results.compactMap { link(at: $0, in: text) }
        guard let numbers else { return found }
        let others = numbers.matches(in: string, options: options, range: range)
            .compactMap { number(at: $0.range, in: text) }
            .filter { number in !found.contains { NSIntersectionRange($0.range, number.range).length > 0 } }
        return (found + others).sorted { $0.range.location < $1.range.location }
    }

    private func link(at result: NSTextCheckingResult, in text: NSString) -> Match? {
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
        let range = NSRange(location: result.range.location, length: words.utf16.count)
        return Match(range: range, resultType: Self.link, url: url)
    }

    private func number(at range: NSRange, in text: NSString) -> Match? {
        let words = text.substring(with: range)
        let groups = words.split { !$0.isNumber }
        let count = groups.reduce(0) { $0 + $1.count }
        guard (7...15).contains(count) else { return nil }
        // Digits without any sign between them are a telephone number only if they are as many as in one with its area.
        let isMarked = words.contains { "+ -(".contains($0) }
        guard isMarked || groups.count > 1 || count == 10 || count == 11 else { return nil }
        if !words.hasPrefix("+"), groups.isDate || groups.isAddress(words) { return nil }
        return Match(range: range, resultType: Self.phoneNumber, phoneNumber: words)
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

extension [Substring] {
    /// Whether the groups are a date in digits, such as 2026-11-29 or 29.11.2026.
    fileprivate var isDate: Bool {
        let lengths = map(\.count)
        guard lengths.count == 3, lengths[1] < 3 else { return false }
        return lengths[0] == 4 && lengths[2] < 3 || lengths[2] == 4 && lengths[0] < 3
    }

    /// Whether the groups are an IPv4 address.
    fileprivate func isAddress(_ words: String) -> Bool {
        count == 4 && words.filter { $0 == "." }.count == 3 && allSatisfy { Int($0) ?? 256 < 256 }
    }
}
