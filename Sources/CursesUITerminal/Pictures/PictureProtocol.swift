/// The protocol by which a terminal draws pictures itself.
package enum PictureProtocol: Hashable, Sendable {
    /// kitty's graphics protocol, with Unicode placeholders.
    case kitty
    case sixel(SixelOffer)
}

/// The features of a terminal that draws sixels.
package struct SixelOffer: Hashable, Sendable {
    /// The maximum number of colours in a picture.
    package let colors: Int
    /// The number of colour registers.
    let registers: Int
    /// The peculiarities of the terminal.
    let habits: SixelHabits

    /// - Parameter registers: the number of the terminal's colour registers; `nil` if it does not report it.
    init(registers: Int?, habits: SixelHabits) {
        self.registers = min(max(2, registers ?? 256), 1024)
        colors = min(self.registers, IndexedPixels.maximumColors)
        self.habits = habits
    }
}

/// The peculiarities of a terminal's sixels.
package struct SixelHabits: Hashable, Sendable {
    /// The maximum number of pictures that the terminal stores; `nil` if unlimited. With a limit, as few pictures as
    /// possible are sent, with transparent pixels between the parts of different pictures. Without a limit, each
    /// picture is sent as a full rectangle of pixels.
    var places: Int?
    /// Whether the terminal scrolls when the last row is painted, so that pictures must end above it.
    var scrollsAtEnd = true

    /// xterm, which limits the number of pictures, and shows text where a picture is transparent (tested with version
    /// 379).
    static let xterm = SixelHabits(places: SixelPlaces.manyPlaces)
    /// foot, in which the cursor can stay to the right of a picture (mode 8452).
    static let exact = SixelHabits(scrollsAtEnd: false)
    /// An untested terminal.
    static let unknown = SixelHabits()
}
