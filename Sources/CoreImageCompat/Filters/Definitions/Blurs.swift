import Foundation

extension FilterDefinition {
    static let blurs = [gaussianBlur, boxBlur]

    /// `feGaussianBlur` of the W3C's Filter Effects Module Level 1, with the radius as its standard deviation.
    static let gaussianBlur = FilterDefinition(
        "CIGaussianBlur", "Gaussian Blur", kCICategoryBlur, GaussianBlur.self,
        [.number(kCIInputRadiusKey, 10, 0...100)]
    ) { image, inputs in
        image.gaussianBlurred(inputs.number(kCIInputRadiusKey))
    }

    /// The mean of a square.
    static let boxBlur = FilterDefinition(
        "CIBoxBlur", "Box Blur", kCICategoryBlur, BoxBlur.self, [.number(kCIInputRadiusKey, 10, 1...100)]
    ) { image, inputs in
        image.boxBlurred(inputs.number(kCIInputRadiusKey))
    }
}
