import CursesUI
import CursesUITerminal
import Foundation

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The lines break at the width. Without this option, they only break where the text has line ends.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Has no effect: a terminal has no distances between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect: each character fills its cells.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Lines below the height are not counted.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context in which a text is measured. It has no effect: a text has one size.
public final class NSStringDrawingContext {
    /// The value is kept, but has no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Always 1: a text has one size.
    public var actualScaleFactor: CGFloat { 1 }

    /// Creates a context.
    public init() {}
}

extension String {
    /// Returns the size of the text in points: 8 for each column, and 16 for each line.
    ///
    /// - Parameter attrs: have no effect: a terminal has one typeface in one size.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextSize(of: self, columns: nil).points
    }

    /// Returns the rectangle that the text needs, in points: 8 for each column, and 16 for each line.
    ///
    /// - Parameters:
    ///   - size: the width at which lines break, and the height of which lines are counted, if the options say so.
    ///   - attributes: have no effect: a terminal has one typeface in one size.
    ///   - context: has no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        CGRect(origin: .zero, size: TextSize(of: self, in: size, options).points)
    }

    /// Has no effect: nothing but pictures is drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Has no effect: nothing but pictures is drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
    /// Returns the size of the text in points: 8 for each column, and 16 for each line.
    ///
    /// - Parameter attrs: have no effect: a terminal has one typeface in one size.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Returns the rectangle that the text needs, in points: 8 for each column, and 16 for each line.
    ///
    /// - Parameters:
    ///   - size: the width at which lines break, and the height of which lines are counted, if the options say so.
    ///   - attributes: have no effect: a terminal has one typeface in one size.
    ///   - context: has no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options)
    }

    /// Has no effect: nothing but pictures is drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Has no effect: nothing but pictures is drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
    /// Returns the size of the text in points: 8 for each column, and 16 for each line. Its attributes have no effect.
    public func size() -> CGSize { string.size() }

    /// Returns the rectangle that the text needs, in points: 8 for each column, and 16 for each line.
    ///
    /// - Parameters:
    ///   - size: the width at which lines break, and the height of which lines are counted, if the options say so.
    ///   - context: has no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        string.boundingRect(with: size, options: options)
    }

    /// Has no effect: nothing but pictures is drawn.
    public func draw(at point: CGPoint) {}
    /// Has no effect: nothing but pictures is drawn.
    public func draw(in rect: CGRect) {}
}

/// The size of a text in cells.
private struct TextSize {
    private var columns = 0
    private var rows = 0

    /// Measures a text, whose lines break at the width of a size if the options say so.
    init(of text: String, in size: CGSize, _ options: NSStringDrawingOptions) {
        let cell = CellMetrics.points
        let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1_000_000
        self.init(of: text, columns: breaks ? max(1, Int(size.width / cell.columnWidth)) : nil)
        if options.contains(.truncatesLastVisibleLine), size.height > 0, size.height < 1_000_000 {
            rows = min(rows, max(1, Int(size.height / cell.rowHeight)))
        }
    }

    /// Measures a text, whose lines break before the word that is beyond a number of columns; `nil` for no limit.
    init(of text: String, columns limit: Int?) {
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let limit { add(line, limit: limit) } else { add(TextWidth.columns(of: line)) }
        }
    }

    private mutating func add(_ width: Int) {
        columns = max(columns, width)
        rows += 1
    }

    private mutating func add(_ line: Substring, limit: Int) {
        var width = 0
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let length = TextWidth.columns(of: word)
            let start = width == 0 ? 0 : width + 1
            if start + length <= limit {
                width = start + length
                continue
            }
            if width > 0 { add(width) }
            width = length
            while width > limit {
                add(limit)
                width -= limit
            }
        }
        add(width)
    }

    var points: CGSize {
        let cell = CellMetrics.points
        return CGSize(width: CGFloat(columns) * cell.columnWidth, height: CGFloat(rows) * cell.rowHeight)
    }
}
