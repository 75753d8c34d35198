/// Encodes pixels as a sixel device control string ("VT330/VT340 Programmer Reference Manual", volume 2, chapter 14),
/// with raster attributes and RGB colours.
///
/// A character encodes six vertical pixels in one colour. A band of six rows is written once for each of its colours. A
/// run of the same character is written with a repeat count. Transparent pixels are not written, and leave the screen
/// unchanged.
struct Sixels {
    let width: Int
    let height: Int
    let colors: [IndexedPixels.Color]
    /// The index of each pixel's colour in `colors`, row by row; `transparent` for pixels that are not
    /// visible.
    var indices: [UInt16]

    static let transparent = UInt16.max

    init(width: Int, height: Int, colors: [IndexedPixels.Color]) {
        self.width = width
        self.height = height
        self.colors = colors
        indices = Array(repeating: Self.transparent, count: width * height)
    }

    /// The whole control string.
    var bytes: [UInt8] {
        var encoder = SixelEncoder(self)
        encoder.run()
        return encoder.output
    }
}

/// Encodes sixels.
private struct SixelEncoder {
    private(set) var output: [UInt8] = []
    private let pixels: Sixels
    /// The sixels of the current band for each colour, as bits; zero between bands.
    private var masks: [UInt8]
    /// The columns of the current band that each colour covers; empty between bands.
    private var spans: [Range<Int>]

    private static let bandHeight = 6

    init(_ pixels: Sixels) {
        self.pixels = pixels
        masks = Array(repeating: 0, count: pixels.width * pixels.colors.count)
        spans = Array(repeating: 0..<0, count: pixels.colors.count)
        output.reserveCapacity(pixels.width * pixels.height)
    }

    mutating func run() {
        // Square pixels; transparent pixels leave the screen unchanged.
        write("\u{1B}P0;1q\"1;1;\(pixels.width);\(pixels.height)")
        define()
        for top in stride(from: 0, to: pixels.height, by: Self.bandHeight) {
            if top > 0 { output.append(UInt8(ascii: "-")) }
            band(top..<min(top + Self.bandHeight, pixels.height))
        }
        write("\u{1B}\\")
    }

    private mutating func write(_ text: String) { output += text.utf8 }

    private mutating func write(_ number: Int) {
        if number >= 10 { write(number / 10) }
        output.append(UInt8(0x30 + number % 10))
    }

    /// Defines the colours that are used, in percent.
    private mutating func define() {
        var isUsed = Array(repeating: false, count: pixels.colors.count)
        for index in pixels.indices where index != Sixels.transparent { isUsed[Int(index)] = true }
        func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }
        for (index, color) in pixels.colors.enumerated() where isUsed[index] {
            write("#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))")
        }
    }

    private mutating func band(_ rows: Range<Int>) {
        let width = pixels.width
        for (bit, y) in rows.enumerated() {
            for x in 0..<width {
                let index = pixels.indices[y * width + x]
                guard index != Sixels.transparent else { continue }
                let color = Int(index)
                masks[color * width + x] |= 1 << UInt8(bit)
                let span = spans[color]
                spans[color] = span.isEmpty ? x..<x + 1 : min(span.lowerBound, x)..<max(span.upperBound, x + 1)
            }
        }
        var isFirst = true
        for color in spans.indices where !spans[color].isEmpty {
            if !isFirst { output.append(UInt8(ascii: "$")) }
            isFirst = false
            output.append(UInt8(ascii: "#"))
            write(color)
            writeRuns(of: color)
            for x in spans[color] { masks[color * width + x] = 0 }
            spans[color] = 0..<0
        }
    }

    private mutating func writeRuns(of color: Int) {
        let span = spans[color]
        let start = color * pixels.width
        writeRun(of: 0, span.lowerBound)
        var x = span.lowerBound
        while x < span.upperBound {
            let mask = masks[start + x]
            var end = x + 1
            while end < span.upperBound, masks[start + end] == mask { end += 1 }
            writeRun(of: mask, end - x)
            x = end
        }
    }

    private mutating func writeRun(of mask: UInt8, _ count: Int) {
        let character = mask + 0x3F
        if count > 3 {
            output.append(UInt8(ascii: "!"))
            write(count)
            output.append(character)
        } else {
            for _ in 0..<count { output.append(character) }
        }
    }
}
