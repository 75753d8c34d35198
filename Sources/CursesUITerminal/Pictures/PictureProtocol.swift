/// How a terminal draws pictures itself.
package enum PictureProtocol: Hashable, Sendable {
    /// kitty's graphics protocol, by Unicode placeholders.
    case kitty
    case sixel(SixelOffer)
}

/// What a terminal that draws sixels can do.
package struct SixelOffer: Hashable, Sendable {
    /// The most colours in a picture.
    package let colors: Int
    /// How many colour registers it has.
    let registers: Int
    /// What the terminal does in a way of its own.
    let habits: SixelHabits

    /// - Parameter registers: the terminal's colour registers; `nil` where it does not tell.
    init(registers: Int?, habits: SixelHabits) {
        self.registers = min(max(2, registers ?? 256), 1024)
        colors = min(self.registers, IndexedPixels.maximumColors)
        self.habits = habits
    }
}

/// What terminals do with sixels in ways of their own.
package struct SixelHabits: Hashable, Sendable {
    /// How many pictures it keeps in mind, and whether they are sent as few as possible, with what lies
    /// between them left out; `nil` for as many as it is sent, each a rectangle full of pixels.
    var places: Int?
    /// Whether it scrolls when the last row is painted on, so that pictures end above.
    var scrollsAtEnd = true

    /// xterm, whose text is seen where a picture is transparent (379: both as measured).
    static let xterm = SixelHabits(places: SixelPlaces.manyPlaces)
    /// foot, where the cursor stays beside a picture (mode 8452).
    static let exact = SixelHabits(scrollsAtEnd: false)
    /// One that nobody has seen.
    static let unknown = SixelHabits()
}
