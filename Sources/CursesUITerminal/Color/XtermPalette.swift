/// The 256-colour palette as xterm defines it (256colres.h and XTerm-col.ad). Code that compares palette colours with
/// RGB colours assumes these values, although users may change the first sixteen.
package enum XtermPalette {
    package struct RGB: Hashable, Sendable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    /// The levels of each component in the cube, colours 16 to 231.
    static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static let ansi: [RGB] = [
        RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
        RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
        RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
        RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
        RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
        RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
        RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
        RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
    ]

    package static func rgb(_ index: UInt8) -> RGB {
        switch index {
        case 0..<16:
            return ansi[Int(index)]
        case 16..<232:
            let cube = Int(index) - 16
            return RGB(
                red: cubeLevels[cube / 36],
                green: cubeLevels[cube / 6 % 6],
                blue: cubeLevels[cube % 6]
            )
        default:
            let level = 8 + 10 * (index - 232)
            return RGB(red: level, green: level, blue: level)
        }
    }

    /// Returns the nearest colour of the cube or the greys (16 to 255), which are the same on all terminals.
    static func nearest(to color: RGB) -> UInt8 {
        func step(_ value: UInt8) -> Int {
            // The levels are 0, then 95 and up in steps of 40; the thresholds are halfway between.
            value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
        }
        let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
        let cube = UInt8(16 + 36 * red + 6 * green + blue)
        let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let grey = UInt8(232 + min(23, max(0, (average - 3) / 10)))
        return distance(rgb(grey), color) < distance(rgb(cube), color) ? grey : cube
    }

    /// Returns the most similar colour among the first 8 or 16.
    ///
    /// The plain distance in RGB would turn most colours into greys, and greys into colours. So a colour keeps its hue:
    /// the components above the midpoint between the largest and the smallest component are on. A colour becomes a grey
    /// if its saturation is low, that is, less than a quarter of its brightness.
    static func nearestANSI(to color: RGB, count: Int) -> UInt8 {
        let components = [Int(color.red), Int(color.green), Int(color.blue)]
        let high = components.max() ?? 0
        let low = components.min() ?? 0
        if high < 48 { return 0 }
        if (high - low) * 4 < high {
            switch components.reduce(0, +) / 3 {
            case ..<64: return 0
            case ..<178 where count > 8: return 8
            case 242... where count > 8: return 15
            default: return 7
            }
        }
        let middle = (high + low) / 2
        var index: UInt8 = 0
        for (bit, component) in components.enumerated() where component > middle {
            index |= 1 << UInt8(bit)
        }
        // 247 is halfway between the brightest normal component and the bright one.
        return high >= 247 && count > 8 ? index + 8 : index
    }

    /// Returns the weighted Euclidean distance known as "redmean" (T. Riemersma, compuphase.com/cmetric.htm). It is
    /// close to human perception, and uses integers only.
    private static func distance(_ a: RGB, _ b: RGB) -> Int {
        let mean = (Int(a.red) + Int(b.red)) / 2
        let red = Int(a.red) - Int(b.red)
        let green = Int(a.green) - Int(b.green)
        let blue = Int(a.blue) - Int(b.blue)
        return ((512 + mean) * red * red) >> 8
            + 4 * green * green
            + ((767 - mean) * blue * blue) >> 8
    }
}
