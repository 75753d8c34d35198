import Testing

@testable import CursesUITesting

@Suite struct RenderingTests {
    private let picture = Snapshot.drawn(
        width: 8, height: 2, cursor: CellPoint(column: 3, row: 1),
        ("a<b", .bold, 0, 0),
        ("漢", Style(foreground: .rgb(255, 136, 0), background: .brightBlue), 4, 0),
        ("x y", Style(attributes: [.reverse, .underline]), 0, 1)
    )

    @Test("ANSI has a sequence before each part that is not plain, and resets its style")
    func ansi() {
        #expect(
            picture.ansi
                == "\u{1B}[1ma<b\u{1B}[0m \u{1B}[38;2;255;136;0;104m漢\u{1B}[0m\n\u{1B}[4;7mx y\u{1B}[0m\n"
        )
        let colors = Snapshot.drawn(
            width: 3, height: 1, ("a", .red, 0, 0), ("b", Style(background: .palette(200)), 1, 0))
        #expect(colors.ansi == "\u{1B}[31ma\u{1B}[0m\u{1B}[48;5;200mb\u{1B}[0m\n")
    }

    @Test("HTML has a span for each part, its text escaped and wide characters two columns wide")
    func html() {
        let html = picture.html
        #expect(html.contains("<span style=\"font-weight:bold\">a&lt;b</span> <span"))
        #expect(
            html.contains(
                "<span style=\"color:#ff8800;background:#5c5cff\">"
                    + "<span style=\"display:inline-block;width:2ch\">漢</span></span>"))
        #expect(
            html.contains(
                "<span style=\"color:#1e1e1e;background:#d4d4d4;text-decoration:underline\">x y</span>"))
        #expect(html.hasPrefix("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<pre "))
    }

    @Test("SVG places each word at its column and draws backgrounds and the cursor")
    func svg() {
        let svg = picture.svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 83.2 50\""))
        #expect(svg.contains("<text x=\"8\" y=\"21\" textLength=\"25.2\""))
        #expect(svg.contains(">a&lt;b</text>"))
        #expect(svg.contains("<rect x=\"41.6\" y=\"8\" width=\"16.8\" height=\"17\" fill=\"#5c5cff\"/>"))
        #expect(svg.contains("<rect x=\"33.2\" y=\"25\" width=\"8.4\" height=\"17\" fill=\"none\""))
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test("SVG draws block elements as areas, without gaps, and the words beside them as words")
    @MainActor func blocks() {
        let svg = render(Text("a▀▄▌b"), size: CellSize(width: 5, height: 1)).svg
        #expect(
            svg.contains(
                "<path d=\"M16.4 8H24.8V16.5H16.4z"
                    + "M24.8 16.5H33.2V25H24.8zM33.2 8H37.4V16.5H33.2zM33.2 16.5H37.4V25H33.2z\"/>"))
        #expect(svg.contains(">a</text>") && svg.contains(">b</text>"))
        #expect(!svg.contains("▀") && !svg.contains("▌"))
    }

    @Test("SVG draws the eighths of bars as areas")
    @MainActor func eighths() {
        let svg = render(Text("▂▊▔▕"), size: CellSize(width: 4, height: 1)).svg
        #expect(svg.contains("M8 20.8H16.4V25H8z"))
        #expect(svg.contains("M16.4 8H22.7V25H16.4z"))
        #expect(svg.contains("M24.8 8H33.2V10.1H24.8z"))
        #expect(svg.contains("M40.6 8H41.6V25H40.6z"))
        #expect(!svg.contains("<text"))
    }
}
