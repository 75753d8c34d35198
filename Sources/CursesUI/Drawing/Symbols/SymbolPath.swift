import Foundation

/// Reads the paths of the table of symbols: numbers, each group of them before an operator, with blanks between them.
///
/// | Operator | Numbers before it |
/// | --- | --- |
/// | `m` | the point where a line begins |
/// | `l` | the end of a straight line |
/// | `c` | two control points and the end of a cubic curve |
/// | `o` | the centre and the radius of a circle |
/// | `e` | the centre and both radii of an ellipse |
/// | `a` | the centre and the radius of an arc, and its angles in degrees, clockwise from the right |
/// | `b` | the origin, the size and the corner radius of a rectangle |
/// | `h` | none; the line is closed |
enum SymbolPath {
    /// Returns the path of a text; an operator with too few numbers adds nothing.
    static func path(_ text: some StringProtocol) -> Path {
        var path = Path()
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
            } else {
                add(String(word), numbers, to: &path)
                numbers = []
            }
        }
        return path
    }

    private static func add(_ name: String, _ numbers: [CGFloat], to path: inout Path) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch (name, numbers.count) {
        case ("m", 2): path.move(to: point(0))
        case ("l", 2): path.addLine(to: point(0))
        case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("o", 3): path.addEllipse(in: rect(around: point(0), numbers[2], numbers[2]))
        case ("e", 4): path.addEllipse(in: rect(around: point(0), numbers[2], numbers[3]))
        case ("b", 5):
            let size = CGSize(width: numbers[2], height: numbers[3])
            let corner = CGSize(width: numbers[4], height: numbers[4])
            path.addRoundedRect(in: CGRect(origin: point(0), size: size), cornerSize: corner)
        case ("a", 5): addArc(around: point(0), numbers[2], from: numbers[3], to: numbers[4], to: &path)
        case ("h", 0): path.closeSubpath()
        default: break
        }
    }

    private static func rect(around center: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: center.x - width, y: center.y - height, width: width * 2, height: height * 2)
    }

    /// Adds an arc, as a line of its own unless the line before it ends where the arc starts.
    private static func addArc(
        around center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, to path: inout Path
    ) {
        let angle = start * .pi / 180
        let first = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if path.currentPoint.map({ hypot($0.x - first.x, $0.y - first.y) > 0.1 }) ?? true { path.move(to: first) }
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(end - start))
    }
}
