import CursesUIImage
import SwiftUICompat
import Testing

@testable import CoreImageCompat

@Suite("Results of Core Image's filters")
struct FilterResultTests {
    private let one = CGRect(x: 0, y: 0, width: 1, height: 1)

    private func pixel(_ filter: String, _ parameters: [String: Any], _ color: CIColor) throws -> [UInt8] {
        try CIImage(color: color).applyingFilter(filter, parameters: parameters).cropped(to: one).firstPixel()
    }

    /// The numbers follow from the matrices of the W3C's Filter Effects Module Level 1 and from the other definitions.
    @Test("Colours change as the definitions say")
    func colors() throws {
        #expect(try pixel("CISepiaTone", [kCIInputIntensityKey: 1], .red) == [100, 89, 69, 255])
        #expect(try pixel("CISepiaTone", [kCIInputIntensityKey: 0], .red) == [255, 0, 0, 255])
        #expect(try pixel("CIColorInvert", [:], CIColor(red: 0.2, green: 1, blue: 0)) == [204, 0, 255, 255])
        #expect(try pixel("CIColorControls", [kCIInputSaturationKey: 0], .red) == [54, 54, 54, 255])
        #expect(try pixel("CIColorControls", [kCIInputBrightnessKey: 0.2], .black) == [51, 51, 51, 255])
        #expect(try pixel("CIColorControls", [kCIInputContrastKey: 0], .red) == [128, 128, 128, 255])
        #expect(try pixel("CIGammaAdjust", ["inputPower": 2], .gray) == [64, 64, 64, 255])
        #expect(try pixel("CIHueAdjust", [kCIInputAngleKey: 0], .red) == [255, 0, 0, 255])
        #expect(try pixel("CIHueAdjust", [kCIInputAngleKey: Float.pi], .red) == [0, 109, 109, 255])
        #expect(try pixel("CIVibrance", [kCIInputAmountKey: 1], .red) == [255, 0, 0, 255])
        let monochrome: [String: Any] = [kCIInputColorKey: CIColor.green, kCIInputIntensityKey: 1]
        #expect(try pixel("CIColorMonochrome", monochrome, .white) == [0, 255, 0, 255])
        let falseColor: [String: Any] = ["inputColor0": CIColor.red, "inputColor1": CIColor.clear]
        #expect(try pixel("CIFalseColor", falseColor, .black) == [255, 0, 0, 255])
        #expect(try pixel("CIFalseColor", falseColor, .white) == [0, 0, 0, 0])
        #expect(try pixel("CIMaskToAlpha", [:], .white) == [255, 255, 255, 255])
        #expect(try pixel("CIMaskToAlpha", [:], .black) == [0, 0, 0, 0])
        let mixed = CIColor(red: 0.6, green: 0.4, blue: 1)
        #expect(try pixel("CIColorPosterize", ["inputLevels": 2], mixed) == [255, 0, 255, 255])
        #expect(try pixel("CIPhotoEffectTonal", [:], .red) == [54, 54, 54, 255])
    }

    @Test("A transparent colour is changed as if it were opaque")
    func opacity() throws {
        let half = CIColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        #expect(try pixel("CIColorInvert", [:], half) == [0, 0, 0, 128])
        #expect(try pixel("CIColorInvert", [:], .clear) == [0, 0, 0, 0])
    }

    @Test("A blur is a Gaussian function, and makes the picture larger by three deviations")
    func gaussianBlur() throws {
        let image = try CIImage(of: UIImage(width: 1, greys: [255]))
        let blurred = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(blurred.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
        let middle = try #require(blurred.picture().opacities)[21..<28]
        // exp(-x²/2), divided by the sum along a line, twice.
        #expect(Array(middle) == [0, 5, 25, 41, 25, 5, 0])
        let wide = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 2])
        #expect(wide.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    }

    @Test("A wide blur of an image without end keeps its colour, and that of a picture mixes with nothing")
    func wideBlur() throws {
        let image = try CIImage(of: UIImage(width: 8, greys: Array(repeating: 200, count: 64)))
        let parameters = [kCIInputRadiusKey: 50]
        let endless = image.clampedToExtent().applyingFilter("CIGaussianBlur", parameters: parameters)
        #expect(endless.extent == .infinite)
        #expect(try endless.cropped(to: image.extent).firstPixel() == [200, 200, 200, 255])
        let ended = image.applyingFilter("CIGaussianBlur", parameters: parameters).cropped(to: image.extent)
        #expect(try ended.firstPixel()[3] < 10)
    }

    @Test("A box blur is the mean of a square")
    func boxBlur() throws {
        let image = try CIImage(of: UIImage(width: 3, greys: [90, 0, 0, 0, 0, 0, 0, 0, 0]))
        let blurred = image.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(blurred.extent == CGRect(x: -1, y: -1, width: 5, height: 5))
        #expect(try blurred.cropped(to: image.extent).picture().reds == [10, 10, 0, 10, 10, 0, 0, 0, 0])
    }

    @Test("Sharper edges are darker on one side and lighter on the other")
    func sharpening() throws {
        let image = try CIImage(of: UIImage(width: 4, greys: [100, 100, 150, 150]))
        for filter in ["CIUnsharpMask", "CISharpenLuminance"] {
            let sharp = image.applyingFilter(filter)
            #expect(sharp.extent == image.extent)
            let reds = try #require(sharp.picture().reds)
            #expect(reds[1] < 100 && reds[2] > 150)
        }
    }

    @Test("Squares have the mean of their pixels, counted from the centre")
    func pixellate() throws {
        let image = try CIImage(of: UIImage(width: 4, greys: [0, 100, 20, 40, 100, 200, 20, 40]))
        let center: [String: Any] = [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)]
        let squares = image.applyingFilter("CIPixellate", parameters: center)
        #expect(try squares.picture().reds == [100, 100, 30, 30, 100, 100, 30, 30])
        let shifted = image.applyingFilter(
            "CIPixellate", parameters: [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 1, y: 0)])
        #expect(try shifted.picture().reds == [50, 85, 85, 40, 50, 85, 85, 40])
    }

    @Test("A mosaic has few colours, and keeps the mean", arguments: ["CIHexagonalPixellate", "CICrystallize"])
    func mosaics(name: String) throws {
        let greys = (0..<1024).map { UInt8($0 % 32 * 8) }
        let image = try CIImage(of: UIImage(width: 32, greys: greys))
        let key = name == "CICrystallize" ? kCIInputRadiusKey : kCIInputScaleKey
        let reds = try #require(image.applyingFilter(name, parameters: [key: 4]).picture().reds)
        #expect(Set(reds).count < 60)
        func mean(_ values: [UInt8]) -> Int { values.reduce(0) { $0 + Int($1) } / values.count }
        #expect(abs(mean(reds) - mean(greys)) <= 1)
        // Larger stones than the picture leave one colour, or a few.
        let large = try #require(image.applyingFilter(name, parameters: [key: 1000]).picture().reds)
        #expect(Set(large).count <= 4)
    }

    @Test("Dots are the picture's colours on white paper")
    func dots() throws {
        let image = try CIImage(of: UIImage(width: 32, greys: Array(repeating: 0, count: 1024)))
        let reds = try #require(
            image.applyingFilter("CIPointillize", parameters: [kCIInputRadiusKey: 4]).picture().reds)
        #expect(reds.count { $0 == 0 } > 400)
        #expect(reds.count { $0 == 255 } > 50)
    }

    @Test("The edge between black and white is white, and areas are black")
    func edges() throws {
        let image = try CIImage(of: UIImage(width: 6, greys: [0, 0, 0, 255, 255, 255]))
        let edges = image.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 1])
        #expect(try edges.picture().reds == [0, 0, 255, 255, 0, 0])
    }

    @Test("A vignette darkens corners, and leaves the centre")
    func vignettes() throws {
        let image = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
        let vignette = image.applyingFilter(
            "CIVignette", parameters: [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
        let reds = try #require(vignette.picture().reds)
        #expect(reds[40] == 255 && reds[0] < 110 && reds[0] == reds[80])
        let circle = image.applyingFilter(
            "CIVignetteEffect", parameters: [kCIInputCenterKey: CIVector(x: 4.5, y: 4.5), kCIInputRadiusKey: 3])
        let outside = try #require(circle.picture().reds)
        #expect(outside[40] == 255 && outside[37] == 255 && outside[0] == 0)
    }

    @Test("Light glows, and is dulled")
    func glow() throws {
        let image = try CIImage(of: UIImage(width: 3, greys: [0, 255, 0]))
        let near = [kCIInputRadiusKey: 1]
        let bloom = try #require(image.applyingFilter("CIBloom", parameters: near).picture().reds)
        #expect(bloom[0] > 20 && bloom[1] == 255)
        let gloom = try #require(image.applyingFilter("CIGloom", parameters: near).picture().reds)
        #expect(gloom[0] == 0 && gloom[1] < 200)
    }

    @Test("A twirl of half a turn exchanges the sides of its centre, and leaves what is outside")
    func twirl() throws {
        let greys = (0..<121).map { UInt8($0 % 11 * 20) }
        let image = try CIImage(of: UIImage(width: 11, greys: greys))
        let twirled = image.applyingFilter(
            "CITwirlDistortion", parameters: [kCIInputCenterKey: CIVector(x: 5.5, y: 5.5), kCIInputRadiusKey: 4])
        let reds = try #require(twirled.picture().reds)
        #expect(twirled.extent == image.extent)
        #expect(reds[60] == 100 && reds[59] > 100 && reds[61] < 100)
        #expect(Array(reds[55..<57]) == [0, 20])
    }

    @Test("A bump is larger in its centre, a hollow and a pinch are smaller")
    func bumps() throws {
        let greys = (0..<121).map { UInt8($0 % 11 * 20) }
        let image = try CIImage(of: UIImage(width: 11, greys: greys))
        func red(_ filter: String, _ scale: Double) throws -> UInt8 {
            let parameters: [String: Any] = [
                kCIInputCenterKey: CIVector(x: 5.5, y: 5.5), kCIInputRadiusKey: 5, kCIInputScaleKey: scale,
            ]
            return try #require(image.applyingFilter(filter, parameters: parameters).picture().reds)[62]
        }
        #expect(try red("CIBumpDistortion", 0) == 140)
        #expect(try red("CIBumpDistortion", 0.5) < 140)
        #expect(try red("CIBumpDistortion", -0.5) > 140)
        #expect(try red("CIPinchDistortion", 0.5) > 140)
    }
}
