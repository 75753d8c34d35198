import CursesUI

private func letter(_ row: Int, _ column: Int, _ frame: Int) -> UInt8 {
    UInt8(33 + (row * 13 + column * 7 + frame * (2 * row + 3)) % 94)
}

/// Returns the letters of a row. They are created outside of the bodies, because a closure in a body is isolated to the
/// main actor and checks its executor at each call.
private func letters(_ row: Int, _ columns: Range<Int>, _ frame: Int) -> String {
    String(decoding: columns.map { letter(row, $0, frame) }, as: UTF8.self)
}

/// Counts frames. Each press of the space bar starts the next frame.
private struct Frames<Content: View>: View {
    @State private var frame = 0
    @ViewBuilder var content: (Int) -> Content

    var body: some View {
        content(frame)
            .focusable()
            .onKeyPress(.space) {
                frame += 1
                return .handled
            }
    }
}

/// W3: every cell changes; rows of text.
struct LettersApp: App {
    var body: some Scene {
        WindowGroup {
            Frames { frame in
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        Text(verbatim: letters(row, 0..<120, frame))
                    }
                }
            }
        }
    }
}

/// W3: every cell changes; rows of text in fifteen colours.
struct ColoursApp: App {
    var body: some Scene {
        WindowGroup {
            Frames { frame in
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in line(row, frame) }
                }
            }
        }
    }

    private func line(_ row: Int, _ frame: Int) -> Text {
        stride(from: 0, to: 120, by: 4).reduce(Text(verbatim: "")) { line, column in
            let colour = TerminalColor.palette(UInt8(1 + (column / 4 + row + frame) % 15))
            let letters = letters(row, column..<(column + 4), frame)
            return line + Text(verbatim: letters).foregroundColor(Color(colour))
        }
    }
}

/// W3: every cell changes; a picture of 24-bit pixels, two in each cell.
struct PictureApp: App {
    var body: some Scene {
        WindowGroup {
            Frames { frame in
                Canvas { context, size in
                    for y in 0..<Int(size.height * 2) {
                        for x in 0..<Int(size.width) {
                            let pixel = CGRect(x: CGFloat(x), y: CGFloat(y) / 2, width: 1, height: 0.5)
                            context.fill(Path(pixel), with: .color(colour(x, y, frame)))
                        }
                    }
                }
            }
        }
    }

    private func colour(_ x: Int, _ y: Int, _ frame: Int) -> Color {
        let red = 8 * ((x + frame) % 32)
        let green = 8 * ((y + 3 * frame) % 32)
        return Color(red: Double(red) / 255, green: Double(green) / 255, blue: 128.0 / 255)
    }
}
