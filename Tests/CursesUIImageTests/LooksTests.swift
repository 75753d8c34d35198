import CursesUI
import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Looks of pictures")
struct LooksTests {
    private func picture() throws -> some View {
        try Image(data: TestPictures.data("portrait.png")).resizable().scaledToFit()
    }

    private let size = CellSize(width: 24, height: 9)

    @Test("A portrait at every level of colours")
    func portrait() throws {
        assertSnapshot(
            of: try picture(),
            sizes: [size],
            colorLevels: [.none, .ansi8, .ansi16, .ansi256, .trueColor]
        )
    }

    @Test("Without colours, a portrait on a light terminal")
    func lightPortrait() throws {
        assertSnapshot(
            of: try picture(), sizes: [size], colorLevels: [.none], colorSchemes: [.light]
        )
    }

    @Test("A portrait in a circle, with a caption over it")
    func circle() throws {
        let view = try Image(data: TestPictures.data("portrait.png")).resizable().scaledToFill()
            .frame(width: 16, height: 8).clipShape(Circle())
            .overlay(alignment: .bottom) { Text(" Alex ").bold().background(.black) }
        assertSnapshot(of: view, size: CellSize(width: 18, height: 9))
    }

    @Test("A portrait that is cut by a circle and by round corners, in three sizes")
    func clipped() throws {
        for (width, height) in [(8, 4), (16, 8), (30, 12)] {
            let portrait = try Image(data: TestPictures.data("portrait.png")).resizable().scaledToFill()
                .frame(width: CGFloat(width), height: CGFloat(height))
            let view = HStack(spacing: 1) {
                portrait.clipShape(Circle())
                portrait.clipShape(RoundedRectangle(cornerRadius: 8))
            }
            assertSnapshot(
                of: view, size: CellSize(width: width * 2 + 1, height: height), named: "\(width)x\(height)")
        }
    }

    @Test("A picture is as wide as high to the eye, where a cell is twice as high as wide")
    func form() throws {
        let image = try Image(data: TestPictures.data("rgb.png")).resizable().scaledToFit()
        let screen = render(image, size: CellSize(width: 20, height: 5))
        let columns = (0..<20).filter { screen.cell($0, 2).style.background != .default }
        #expect(columns == Array(5..<15))
    }

    @Test("A picture that is half transparent is mixed with what lies below")
    func opacity() throws {
        let red = PNGFile(width: 2, height: 2) { _, _ in [255, 0, 0, 255] }.data
        func color(_ opacity: Double, _ level: Capabilities.ColorLevel) throws -> TerminalColor {
            let image = try Image(data: red)
            let view = ZStack {
                Color(red: 0, green: 0, blue: 1)
                image.opacity(opacity)
            }
            let size = CellSize(width: 2, height: 1)
            return render(view, size: size, colorLevel: level).cell(0, 0).style.background
        }
        #expect(try color(0.5, .trueColor) == .rgb(128, 0, 128))
        #expect(try color(0.25, .trueColor) == .rgb(64, 0, 191))
        #expect(try color(0, .trueColor) == .rgb(0, 0, 255))
        // The expected colours are the palette colours that are nearest to the mixtures.
        #expect(try color(0.6, .ansi256) == TerminalColor.rgb(153, 0, 102).degraded(to: .ansi256))
        #expect(try color(0.4, .ansi256) == TerminalColor.rgb(102, 0, 153).degraded(to: .ansi256))
    }
}
