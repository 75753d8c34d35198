import CursesUITerminal
import Testing

@Suite struct ScreenAnimationTests {
    private func graphic(_ rows: String...) -> ScreenGraphic {
        var buffer = CellBuffer(size: CellSize(width: 4, height: rows.count))
        for (row, text) in rows.enumerated() {
            buffer.write(text, style: .plain, at: CellPoint(column: 0, row: row), clip: buffer.bounds)
        }
        return ScreenGraphic(buffer, cursor: nil, colors: .dark)
    }

    @Test("A row that stays is there once and does not move, one that changes is visible in its time")
    func rows() {
        var animation = ScreenAnimation(colors: .dark)
        animation.show(graphic("head", "one"), seconds: 1)
        animation.show(graphic("head", "one"), seconds: 1)
        animation.show(graphic("head", "two"), seconds: 2)
        let svg = animation.svg
        #expect(svg.components(separatedBy: ">head<").count == 2)
        #expect(svg.components(separatedBy: "<animate ").count == 3)
        #expect(
            svg.contains(
                """
                <g visibility="hidden">
                <animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" \
                dur="4.000s" values="visible;hidden" keyTimes="0.00000;0.50000"/>
                <text x="8" y="38"
                """))
        #expect(svg.contains("<g visibility=\"visible\">"))
        #expect(svg.contains("values=\"hidden;visible\" keyTimes=\"0.00000;0.50000\""))
    }

    @Test("A row that comes back has several times, and the largest screen gives the size")
    func returning() {
        var animation = ScreenAnimation(colors: .dark)
        animation.show(graphic("a"), seconds: 1)
        animation.show(graphic("b", "c"), seconds: 0)
        animation.show(graphic("b", "c"), seconds: 2)
        animation.show(graphic("a"), seconds: 1)
        let svg = animation.svg
        #expect(svg.contains("values=\"visible;hidden;visible\" keyTimes=\"0.00000;0.25000;0.75000\""))
        #expect(svg.hasPrefix(String(graphic("x", "y").svg.prefix { $0 != ">" })))
    }
}
