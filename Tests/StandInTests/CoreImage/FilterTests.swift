import CursesUIImage
import SwiftUICompat
import Testing

@testable import CoreImageCompat

@Suite("Filters of Core Image")
struct FilterTests {
    private let picture = UIImage(width: 2, [(255, 0, 0), (0, 255, 0), (0, 0, 255), (128, 128, 128)])

    /// As a tutorial writes it: a slider sets the keys that a filter has.
    private func process(_ filter: CIFilter, _ intensity: Double) throws -> UIImage {
        filter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
        let inputKeys = filter.inputKeys
        if inputKeys.contains(kCIInputIntensityKey) { filter.setValue(intensity, forKey: kCIInputIntensityKey) }
        if inputKeys.contains(kCIInputRadiusKey) { filter.setValue(intensity * 200, forKey: kCIInputRadiusKey) }
        if inputKeys.contains(kCIInputScaleKey) { filter.setValue(intensity * 10, forKey: kCIInputScaleKey) }
        let output = try #require(filter.outputImage)
        let image = try #require(CIContext().createCGImage(output, from: output.extent))
        return UIImage(cgImage: image)
    }

    @Test("The filters of a tutorial change a picture, with keys that are the filters' own")
    func tutorial() throws {
        let filters: [(CIFilter, [String])] = [
            (CIFilter.crystallize(), [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey]),
            (CIFilter.edges(), [kCIInputImageKey, kCIInputIntensityKey]),
            (CIFilter.gaussianBlur(), [kCIInputImageKey, kCIInputRadiusKey]),
            (CIFilter.pixellate(), [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey]),
            (CIFilter.sepiaTone(), [kCIInputImageKey, kCIInputIntensityKey]),
            (CIFilter.unsharpMask(), [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]),
            (CIFilter.vignette(), [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey]),
        ]
        for (filter, keys) in filters {
            #expect(filter.inputKeys == keys)
            #expect(try process(filter, 0.5).pixels?.bytes != picture.pixels?.bytes, "\(filter.name)")
        }
    }

    @Test("A property and its key are the same value")
    func properties() throws {
        let filter = CIFilter.twirlDistortion()
        filter.radius = 12
        filter.center = CGPoint(x: 3, y: 4)
        #expect(filter.value(forKey: kCIInputRadiusKey) as? NSNumber == 12)
        #expect(filter.value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 3, y: 4))
        filter.setValue(CIVector(x: 5, y: 6), forKey: kCIInputCenterKey)
        filter.setValue(7, forKey: kCIInputAngleKey)
        #expect(filter.center == CGPoint(x: 5, y: 6))
        #expect(filter.angle == 7)
        filter.setDefaults()
        #expect(filter.radius == 300)
    }

    @Test("A number may be of any type, and a colour of any module")
    func types() {
        let filter = CIFilter.colorMonochrome()
        for value: Any in [Float(0.5), 0.5, CGFloat(0.5), NSNumber(value: 0.5)] {
            filter.intensity = 0
            filter.setValue(value, forKey: kCIInputIntensityKey)
            #expect(filter.intensity == 0.5)
        }
        filter.setValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: kCIInputColorKey)
        #expect(filter.color == .red)
        filter.setValue(CGColor(red: 0, green: 1, blue: 0, alpha: 1), forKey: kCIInputColorKey)
        #expect(filter.color == .green)
    }

    @Test("An unknown key and a value that does not fit change nothing, and nothing is a default value")
    func mistakes() throws {
        let filter = CIFilter.sepiaTone()
        filter.intensity = 0.25
        filter.setValue(1, forKey: "inputNonsense")
        filter.setValue("strong", forKey: kCIInputIntensityKey)
        #expect(filter.intensity == 0.25)
        #expect(filter.value(forKey: "inputNonsense") == nil)
        #expect(filter.outputImage == nil)
        filter.setValue(nil, forKey: kCIInputIntensityKey)
        #expect(filter.intensity == 1)
    }

    @Test("A filter is found by its name, with its own class")
    func names() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: 0.5]))
        #expect(filter.name == "CISepiaTone")
        #expect((filter as? any CISepiaTone)?.intensity == 0.5)
        #expect(!(filter is any CIVignette))
        #expect(CIFilter(name: "CIWishfulThinking") == nil)
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIBoxBlur", "CIGaussianBlur"])
        #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
    }

    @Test("Attributes tell the default value and the ends of a slider")
    func attributes() throws {
        let attributes = CIFilter.vignette().attributes
        #expect(attributes[kCIAttributeFilterName] as? String == "CIVignette")
        let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeDefault] as? NSNumber == 1)
        #expect(radius[kCIAttributeSliderMax] as? NSNumber == 2)
        #expect(radius[kCIAttributeClass] as? String == "NSNumber")
    }

    @Test("Every filter makes an image from its default values", arguments: CIFilter.filterNames(inCategory: nil))
    func all(name: String) throws {
        let filter = try #require(CIFilter(name: name))
        if filter.inputKeys.contains(kCIInputImageKey) {
            filter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
        } else {
            filter.setValue(Data("text".utf8), forKey: "inputMessage")
        }
        let output = try #require(filter.outputImage)
        #expect(output.extent.width >= 2 && output.extent.height >= 2)
        #expect(try output.picture().pixels != nil)
    }

    @Test(
        "Extreme values make an image or none", arguments: CIFilter.filterNames(inCategory: nil),
        [-1e30, -1, 0, 1e30, .infinity, .nan])
    func extremes(name: String, value: Double) throws {
        let filter = try #require(CIFilter(name: name))
        filter.setValue(CIImage(image: picture)?.clampedToExtent(), forKey: kCIInputImageKey)
        for key in filter.inputKeys where filter.value(forKey: key) is NSNumber { filter.setValue(value, forKey: key) }
        if filter.inputKeys.contains(kCIInputCenterKey) {
            filter.setValue(CIVector(x: value, y: value), forKey: kCIInputCenterKey)
        }
        let rectangle = CGRect(x: 0, y: 0, width: 2, height: 2)
        if let output = filter.outputImage { _ = CIContext().createCGImage(output, from: rectangle) }
    }

    private final class Halved: CIFilter {
        var inputImage: CIImage?

        override var outputImage: CIImage? {
            inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
        }
    }

    @Test("An app's own filter is a subclass")
    func ownFilter() throws {
        let filter = Halved()
        filter.inputImage = .white
        let output = try #require(filter.outputImage).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        // Half the light of white, by IEC 61966-2-1.
        #expect(try output.firstPixel() == [188, 188, 188, 255])
    }

    @Test("A QR code has a margin of one module, and stays sharp")
    func code() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Ada".utf8)
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let large = try output.transformed(by: CGAffineTransform(scaleX: 3, y: 3)).picture()
        #expect(large.size == CGSize(width: 69, height: 69))
        let (reds, small) = (try #require(large.reds), try #require(output.picture().reds))
        #expect(Set(reds) == [0, 255])
        // The row of modules at the top of the corners.
        let row = Array(reds[(3 * 69)..<(4 * 69)])
        let modules = Array(small[23..<46])
        #expect(row == modules.flatMap { Array(repeating: $0, count: 3) })
        #expect(reds[0] == 255)
        filter.correctionLevel = "X"
        #expect(filter.outputImage == nil)
    }

    @Test("A bar code has its margin and its height")
    func barCode() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("Ada".utf8)
        filter.quietSpace = 10
        filter.barcodeHeight = 5
        let output = try #require(filter.outputImage)
        // Five symbol characters, the end, and the margins.
        #expect(output.extent.size == CGSize(width: 88, height: 5))
        let start: [UInt8] = Array(repeating: 255, count: 10) + [0, 0]
        let reds = try #require(output.picture().reds)
        #expect(Array(reds.prefix(12)) == start)
    }
}
