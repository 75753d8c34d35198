/// Pixels with a palette, in rows from the top.
package struct IndexedPixels: Hashable, Sendable {
    package struct Color: Hashable, Sendable {
        package let red: UInt8
        package let green: UInt8
        package let blue: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// Returns the colour at half its brightness or, on a light background, at half its darkness.
        func dimmed(isLight: Bool) -> Color {
            func half(_ value: UInt8) -> UInt8 { value / 2 + (isLight ? 128 : 0) }
            return Color(red: half(red), green: half(green), blue: half(blue))
        }
    }

    package let width: Int
    package let height: Int
    package let colors: [Color]
    /// The index of each pixel's colour in `colors`; `transparent` for pixels that are not visible.
    package let indices: [UInt8]

    package static let transparent: UInt8 = 255
    package static let maximumColors = 255

    package init(width: Int, height: Int, colors: [Color], indices: [UInt8]) {
        precondition(indices.count == width * height, "not one pixel for each place")
        precondition(colors.count <= Self.maximumColors, "more colours than numbers")
        self.width = width
        self.height = height
        self.colors = colors
        self.indices = indices
    }
}
