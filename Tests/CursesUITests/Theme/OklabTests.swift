import Testing

@testable import CursesUI

@Suite("Oklab")
struct OklabTests {
    @Test(
        "colours have the coordinates that the author of the space publishes",
        arguments: [
            // The values at the corners of sRGB, to three digits.
            (RGB.white, Oklab(lightness: 1, a: 0, b: 0)),
            (RGB.black, Oklab(lightness: 0, a: 0, b: 0)),
            (RGB(red: 255, green: 0, blue: 0), Oklab(lightness: 0.628, a: 0.225, b: 0.126)),
            (RGB(red: 0, green: 255, blue: 0), Oklab(lightness: 0.866, a: -0.234, b: 0.179)),
            (RGB(red: 0, green: 0, blue: 255), Oklab(lightness: 0.452, a: -0.032, b: -0.312)),
        ] as [(RGB, Oklab)])
    func coordinates(color: RGB, expected: Oklab) {
        let found = Oklab(color)
        #expect(abs(found.lightness - expected.lightness) < 0.001)
        #expect(abs(found.a - expected.a) < 0.001)
        #expect(abs(found.b - expected.b) < 0.001)
    }

    @Test("a colour of sRGB comes back the same")
    func roundTrip() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let color = RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    #expect(Oklab(color).rgb == color)
                }
            }
        }
    }

    @Test("a colour that no display shows keeps its lightness and loses chroma")
    func gamut() {
        let strong = Oklab(lightness: 0.5, a: 0.4, b: 0.1)
        let shown = Oklab(strong.rgb)
        #expect(abs(shown.lightness - 0.5) < 0.01)
        #expect(shown.chroma < strong.chroma)
        #expect(shown.chroma > 0.1)
        #expect(Oklab(lightness: 2, a: 0, b: 0).rgb == .white)
        #expect(Oklab(lightness: -1, a: 0, b: 0).rgb == .black)
    }

    @Test("contrast is that of WCAG")
    func contrast() {
        #expect(abs(RGB.white.contrast(with: .black) - 21) < 0.001)
        let grey = RGB(red: 118, green: 118, blue: 118)
        // #767676 is the lightest grey that is allowed for texts on white.
        #expect(grey.contrast(with: .white) >= 4.5)
        #expect(RGB(red: 119, green: 119, blue: 119).contrast(with: .white) < 4.5)
        #expect(grey.contrast(with: .white) == RGB.white.contrast(with: grey))
    }
}
