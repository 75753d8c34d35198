import CursesUI
import Foundation

extension FilterDefinition {
    static let compositions = [affineTransform, lanczosScaleTransform, sourceOverCompositing]

    /// `CIImage.transformed(by:)`.
    static let affineTransform = FilterDefinition(
        "CIAffineTransform", "Affine Transform", kCICategoryGeometryAdjustment, AffineTransform.self,
        [Input(key: kCIInputTransformKey, value: { .matrix(.identity) })]
    ) { image, inputs in
        image.transformed(by: inputs.transform)
    }

    /// A scaling, for which the pixels of a larger picture are mixed linearly, and those of a smaller one are averaged.
    static let lanczosScaleTransform = FilterDefinition(
        "CILanczosScaleTransform", "Lanczos Scale Transform", kCICategoryGeometryAdjustment,
        LanczosScaleTransform.self,
        [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
    ) { image, inputs in
        let scale = CGFloat(inputs.number(kCIInputScaleKey))
        let width = scale * CGFloat(inputs.number(kCIInputAspectRatioKey))
        return image.transformed(by: CGAffineTransform(scaleX: width, y: scale))
    }

    /// "Source over" of T. Porter and T. Duff, "Compositing Digital Images", SIGGRAPH 1984.
    static let sourceOverCompositing = FilterDefinition(
        generator: "CISourceOverCompositing", "Source Over Compositing", kCICategoryCompositeOperation,
        SourceOverCompositing.self, [.image, Input(key: kCIInputBackgroundImageKey, value: { .image(nil) })]
    ) { inputs in
        guard let image = inputs.image else { return inputs.image(kCIInputBackgroundImageKey) }
        return inputs.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    }
}
