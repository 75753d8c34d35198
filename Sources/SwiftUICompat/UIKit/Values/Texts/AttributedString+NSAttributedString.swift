import CursesUI

extension AttributedString {
    /// Creates an attributed string from one of UIKit or AppKit: with its links, colours, weights and slants, emphasis
    /// and lines. Other attributes are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            if let link = attributes[.link] { part.link = link as? URL ?? URL(string: "\(link)") }
            if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(color) }
            if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(color) }
            if let font = attributes[.font] as? UIFont { part.font = Font(font) }
            if Self.isLine(attributes[.underlineStyle]) { part.underlineStyle = .single }
            if Self.isLine(attributes[.strikethroughStyle]) { part.strikethroughStyle = .single }
            if let bits = attributes[.inlinePresentationIntent] as? NSNumber {
                part.inlinePresentationIntent = InlinePresentationIntent(rawValue: bits.uintValue)
            }
            append(part)
        }
    }

    private static func isLine(_ style: Any?) -> Bool {
        switch style {
        case let style as NSUnderlineStyle: style.rawValue & 0xFF != 0
        case let style as Int: style & 0xFF != 0
        case let style as NSNumber: style.intValue & 0xFF != 0
        default: false
        }
    }
}

extension NSAttributedString {
    /// Creates an attributed string for UIKit or AppKit: with the links, colours, emphasis and lines of another one.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let link = run.link { attributes[.link] = link }
            if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
            if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
            if let font = run.font { attributes[.font] = UIFont(font, size: 17) }
            if run.underlineStyle != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if run.strikethroughStyle != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if let intent = run.inlinePresentationIntent {
                attributes[.inlinePresentationIntent] = NSNumber(value: intent.rawValue)
            }
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        self.init(attributedString: result)
    }
}
