import CursesUI
import CursesUITerminal

/// The abilities of the terminal that a chart depends on.
struct ChartScreen: Hashable {
    let colorLevel: Capabilities.ColorLevel
    let isLight: Bool
    let blocks: BlockCharacters

    init(_ environment: EnvironmentValues) {
        let screen = environment.pictureScreen
        colorLevel = screen.colorLevel
        isLight = environment.colorScheme == .light
        // An app can choose ASCII even if the terminal can show more.
        blocks = environment.theme.borders == .ascii ? .none : screen.blocks
    }

    var hasColors: Bool { colorLevel > .none }
    var isASCII: Bool { blocks == .none }
    var hasBraille: Bool { blocks >= .quadrants }
    /// Whether the terminal has enough colours for mixtures of colours.
    var mixesColors: Bool { colorLevel >= .ansi256 }

    /// The background on which the chart is drawn; `nil` if it is unknown.
    var knownGround: TerminalColor?

    /// The background; if it is unknown, a guess from the colour scheme.
    private var ground: TerminalColor { knownGround ?? (isLight ? .rgb(255, 255, 255) : .rgb(0, 0, 0)) }

    /// Returns a translucent colour blended with the background.
    func mixed(_ color: TerminalColor, _ opacity: Double) -> TerminalColor {
        guard mixesColors, opacity < 1, color.components != nil else { return color }
        return ground.covered(by: color, opacity)
    }
}

/// The colours of series.
enum ChartPalette {
    /// Colours that are distinguishable on dark and on light backgrounds, in the order in which they are assigned to
    /// series.
    private static let colors: [(light: TerminalColor, dark: TerminalColor)] = [
        (.rgb(28, 106, 219), .rgb(86, 156, 255)), (.rgb(22, 138, 84), .rgb(76, 209, 142)),
        (.rgb(201, 104, 8), .rgb(255, 166, 77)), (.rgb(128, 66, 196), .rgb(186, 134, 252)),
        (.rgb(204, 41, 74), .rgb(255, 107, 129)), (.rgb(0, 128, 150), .rgb(64, 208, 226)),
        (.rgb(150, 120, 0), .rgb(240, 208, 80)), (.rgb(190, 50, 150), .rgb(244, 140, 208)),
    ]

    /// Similar colours from the terminal's own palette.
    private static let named: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink]

    static func color(_ index: Int, _ screen: ChartScreen) -> Color {
        if screen.mixesColors {
            let pair = colors[index % colors.count]
            return Color(screen.isLight ? pair.light : pair.dark)
        }
        return named[index % named.count]
    }
}
