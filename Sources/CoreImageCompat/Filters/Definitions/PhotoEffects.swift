import Foundation

/// The effects of films. Apple's curves are not published: each effect here is a combination of saturation, contrast,
/// brightness and a tint that gives a similar impression.
extension FilterDefinition {
    static let photoEffects = [
        photoEffectChrome, photoEffectFade, photoEffectInstant, photoEffectMono, photoEffectNoir, photoEffectProcess,
        photoEffectTonal, photoEffectTransfer,
    ]

    static let photoEffectChrome = film("Chrome", Film(saturation: 1.25, contrast: 1.15))
    static let photoEffectFade = film("Fade", Film(saturation: 0.7, contrast: 0.8, brightness: 0.06))
    static let photoEffectInstant = film(
        "Instant", Film(saturation: 0.75, contrast: 0.9, brightness: 0.04, tint: (1.06, 1, 0.9)))
    static let photoEffectMono = film("Mono", Film(saturation: 0, contrast: 0.9))
    static let photoEffectNoir = film("Noir", Film(saturation: 0, contrast: 1.4))
    static let photoEffectProcess = film(
        "Process", Film(saturation: 0.9, contrast: 1.1, tint: (0.92, 1.02, 1.08)))
    static let photoEffectTonal = film("Tonal", Film(saturation: 0))
    static let photoEffectTransfer = film(
        "Transfer", Film(saturation: 0.85, contrast: 0.95, brightness: 0.03, tint: (1.1, 1, 0.88)))

    /// The effect of a film on colours.
    private struct Film {
        let saturation: Float
        var contrast: Float = 1
        var brightness: Float = 0
        /// The factors of red, green and blue.
        var tint: (Float, Float, Float) = (1, 1, 1)
    }

    private static func film(_ name: String, _ film: Film) -> FilterDefinition {
        FilterDefinition(
            "CIPhotoEffect\(name)", "Photo Effect \(name)", kCICategoryColorEffect, PhotoEffect.self, []
        ) { image, _ in
            let matrix = ColorMatrix.saturation(film.saturation)
            return image.recolored { pixel in
                pixel.multiply(with: matrix)
                pixel.change { ($0 - 0.5) * film.contrast + 0.5 + film.brightness }
                pixel.red *= film.tint.0
                pixel.green *= film.tint.1
                pixel.blue *= film.tint.2
            }
        }
    }
}
