import Foundation

/// The outline of a shape, made of lines and curves in the units of the app.
///
/// ```swift
/// Path { path in
///     path.move(to: CGPoint(x: 0, y: 4))
///     path.addLine(to: CGPoint(x: 8, y: 0))
///     path.addLine(to: CGPoint(x: 16, y: 4))
///     path.closeSubpath()
/// }
/// .fill(.green)
/// ```
///
/// On cells the inside is filled in quarters or sixths of cells, and an outline is drawn in Braille dots, eight in a
/// cell.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The elements, unless the path is a lone rectangle.
    private var list: [Element] = []
    /// The rectangle that the path consists of. It needs no list, because a picture may be made of thousands of them.
    private var lone: CGRect?
    /// The start of the current subpath.
    private var start: CGPoint?
    /// The end of the last element, at which the next element begins.
    public private(set) var currentPoint: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path that a closure builds.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Creates the outline of a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates the outline of a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates the outline of a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// Creates the outline of an ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { lone == nil && list.isEmpty }

    var elements: [Element] { lone.map(Self.elements(of:)) ?? list }

    /// The axis-aligned rectangle that the path consists of; `nil` for other paths.
    var rect: CGRect? { lone ?? Self.rect(list) }

    /// Returns whether two paths have the same elements.
    public static func == (old: Path, new: Path) -> Bool {
        guard old.start == new.start, old.currentPoint == new.currentPoint else { return false }
        if let old = old.lone, let new = new.lone { return old == new }
        return old.elements == new.elements
    }

    /// Calls a closure with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    // MARK: Elements

    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) {
        makeList()
        list.append(.move(to: end))
        start = end
        currentPoint = end
    }

    /// Adds a line from the current point; if there is none, begins a subpath at the end point.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        makeList()
        list.append(.line(to: end))
        currentPoint = end
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        makeList()
        list.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        makeList()
        list.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// Closes the subpath with a line to its start.
    public mutating func closeSubpath() {
        guard currentPoint != nil, lone == nil, list.last != .closeSubpath else { return }
        list.append(.closeSubpath)
        currentPoint = start
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        let corner = CGPoint(x: rect.minX, y: rect.minY)
        let rect = CGRect(x: corner.x, y: corner.y, width: rect.maxX - corner.x, height: rect.maxY - corner.y)
        if isEmpty {
            lone = rect
        } else {
            makeList()
            list += Self.elements(of: rect)
        }
        (start, currentPoint) = (corner, corner)
    }

    /// Writes the elements of a lone rectangle to the list, so that others can follow.
    private mutating func makeList() {
        guard let rect = lone else { return }
        list = Self.elements(of: rect)
        lone = nil
    }

    private static func elements(of rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    private static func rect(_ elements: [Element]) -> CGRect? {
        guard elements.count == 5, elements[4] == .closeSubpath, case .move(let a) = elements[0],
            case .line(let b) = elements[1], case .line(let c) = elements[2], case .line(let d) = elements[3],
            a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
        else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }

    /// Adds the elements of a second path.
    public mutating func addPath(_ path: Path) {
        makeList()
        list += path.elements
        start = path.start ?? start
        currentPoint = path.currentPoint ?? currentPoint
    }

    /// Returns the path with all of its points transformed by a closure.
    func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        path.list = elements.map { element in
            switch element {
            case .move(let end): .move(to: transform(end))
            case .line(let end): .line(to: transform(end))
            case .quadCurve(let end, let control):
                .quadCurve(to: transform(end), control: transform(control))
            case .curve(let end, let control1, let control2):
                .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
            case .closeSubpath: .closeSubpath
            }
        }
        path.start = start.map(transform)
        path.currentPoint = currentPoint.map(transform)
        return path
    }

    /// Returns the path, moved to the right and down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }
}
