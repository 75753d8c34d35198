import CursesUITesting
import Testing

/// Compares a rendered view with a picture. The view is at the top left of the screen. In the picture, dots are blank
/// cells.
@MainActor
func expectPicture(
    _ view: some View,
    width: Int,
    height: Int,
    _ picture: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let size = CellSize(width: width, height: height)
    // The alignment guides of the view must not affect its position on the screen.
    let anchored = view.alignmentGuide(.leading) { _ in 0 }.alignmentGuide(.top) { _ in 0 }
    let filled = anchored.frame(
        minWidth: CGFloat(width), maxWidth: CGFloat(width),
        minHeight: CGFloat(height), maxHeight: CGFloat(height),
        alignment: .topLeading
    )
    let screen = render(filled, size: size)
    let rows = (0..<height).map { row in
        let text = screen.row(row).replacing(" ", with: ".")
        return text + String(repeating: ".", count: max(0, width - text.count))
    }
    #expect(rows.joined(separator: "\n") == picture, sourceLocation: sourceLocation)
}

/// A block of letters, which makes visible which cells belong to a view.
struct Block: View {
    let letter: Character
    let width: Int?
    let height: Int?

    /// Creates a block of a fixed size. If a length is `nil`, the block takes the proposed length.
    init(_ letter: Character, _ width: Int? = nil, _ height: Int? = nil) {
        self.letter = letter
        self.width = width
        self.height = height
    }

    var body: some View {
        GeometryReader { proxy in
            let row = String(repeating: letter, count: Int(proxy.size.width))
            let rows = Array(repeating: row, count: Int(proxy.size.height))
            Text(verbatim: rows.joined(separator: "\n"))
        }
        .frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    }
}
