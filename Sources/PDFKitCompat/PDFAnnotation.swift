import CursesUI

/// A note or a mark on a page, which is not shown. Those of a file are not read.
open class PDFAnnotation: NSObject {
    private var values: [AnyHashable: Any]

    /// The page.
    open internal(set) weak var page: PDFPage?
    /// The area on the page.
    open var bounds: CGRect
    /// The kind, without a slash.
    open var type: String?
    /// The colour.
    open var color = UIColor.yellow
    /// The colour inside.
    open var interiorColor: UIColor?
    /// The text.
    open var contents: String?
    /// The border.
    open var border: PDFBorder?
    /// The author.
    open var userName: String?
    /// When it was changed.
    open var modificationDate: Date?
    /// What a click does.
    open var action: PDFAction?
    /// Where a click goes.
    open var destination: PDFDestination?
    /// What a click opens.
    open var url: URL?
    /// Whether it is shown; the value has no effect.
    open var shouldDisplay = true
    /// Whether it is printed; the value has no effect.
    open var shouldPrint = true
    /// The value is kept, but has no effect.
    open var isHighlighted = false
    /// The kind of mark.
    open var markupType = PDFMarkupType.highlight
    /// The corners of the marked lines.
    open var quadrilateralPoints: [NSValue]?
    /// The font of a text.
    open var font: UIFont?
    /// The colour of a text.
    open var fontColor: UIColor?
    /// The icon of a note.
    open var iconType = PDFTextAnnotationIconType.note
    /// The first point of a line.
    open var startPoint = CGPoint.zero
    /// The last point of a line.
    open var endPoint = CGPoint.zero
    /// The paths of a drawing.
    open private(set) var paths: [UIBezierPath]?
    /// The name of a field.
    open var fieldName: String?
    /// The kind of a field.
    open var widgetFieldType = PDFAnnotationWidgetSubtype.text
    /// The text of a field.
    open var widgetStringValue: String?
    /// The first text of a field.
    open var widgetDefaultStringValue: String?
    /// The kind of a button.
    open var widgetControlType = PDFWidgetControlType.unknownControl
    /// Whether a button is on.
    open var buttonWidgetState = PDFWidgetCellState.off
    /// The colour behind a field.
    open var backgroundColor: UIColor?
    /// Whether a field cannot be changed.
    open var isReadOnly = false
    /// Whether a field has several lines.
    open var isMultiline = false
    /// The number of characters of a field; 0 for any.
    open var maximumLength = 0
    /// The choices of a field.
    open var choices: [String]?
    /// The name of a stamp.
    open var stampName: String?
    /// The note that belongs to the mark.
    open var popup: PDFAnnotation?

    /// Creates a note or a mark.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.rawValue.hasPrefix("/") ? String(annotationType.rawValue.dropFirst()) : nil
        values = properties ?? [:]
    }

    /// Adds a path to a drawing.
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    /// Removes a path from a drawing.
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    /// The values that the app has set by their keys.
    open var annotationKeyValues: [AnyHashable: Any] { values }
    /// Returns a value that the app has set.
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
    /// Keeps a value.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    /// Keeps a truth value.
    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }
    /// Keeps an area.
    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }
    /// Removes a value that the app has set.
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
    /// Has no effect: pages are not drawn.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

/// The kind of a note or a mark.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public let rawValue: String

    /// Creates a kind from its name in the file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A note.
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// A link.
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// A text on the page.
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// A line.
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// An ellipse.
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// Marked text.
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// Underlined text.
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// Crossed-out text.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    /// A drawing.
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// A stamp.
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    /// The text of a note.
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    /// A field of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The name of a value of a note or a mark.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public let rawValue: String

    /// Creates a key from its name in the file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text.
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    /// The colour.
    public static let color = PDFAnnotationKey(rawValue: "/C")
    /// The colour inside.
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    /// The date of the last change.
    public static let date = PDFAnnotationKey(rawValue: "/M")
    /// The name.
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    /// The kind.
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    /// The area.
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    /// The page.
    public static let page = PDFAnnotationKey(rawValue: "/P")
    /// The title of a note.
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    /// The border.
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    /// The style of the border.
    public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
    /// The look.
    public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
    /// What a click does.
    public static let action = PDFAnnotationKey(rawValue: "/A")
    /// Where a click goes.
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    /// The corners of the marked lines.
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    /// The paths of a drawing.
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    /// The value of a field.
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// The kind of a field.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public let rawValue: String

    /// Creates a kind from its name in the file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text.
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
    /// A button.
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    /// A choice.
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    /// A signature.
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
}

/// The kind of a mark.
public enum PDFMarkupType: Int, Sendable {
    case highlight, strikeOut, underline, redact
}

/// The icon of a note.
public enum PDFTextAnnotationIconType: Int, Sendable {
    case comment, key, note, help, newParagraph, paragraph, insert
}

/// The kind of a button.
public enum PDFWidgetControlType: Int, Sendable {
    case unknownControl = -1
    case pushButtonControl, radioButtonControl, checkBoxControl
}

/// Whether a button is on.
public enum PDFWidgetCellState: Int, Sendable {
    case mixedState = -1
    case off, on

    /// Off.
    public static let offState = PDFWidgetCellState.off
    /// On.
    public static let onState = PDFWidgetCellState.on
}

/// The border of a note or a mark, which is not shown.
open class PDFBorder: NSObject {
    /// The style of the line.
    open var style = PDFBorderStyle.solid
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    /// The lengths of dashes and gaps.
    open var dashPattern: [Any]?

    /// Creates a border.
    public override init() {}
}

/// The style of a border.
public enum PDFBorderStyle: Int, Sendable {
    case solid, dashed, beveled, inset, underline
}
