import Foundation

extension FilterDefinition {
    static let stylizings = [pixellate, hexagonalPixellate, crystallize, pointillize, edges, bloom, gloom]

    /// The means of squares.
    static let pixellate = FilterDefinition(
        "CIPixellate", "Pixelate", kCICategoryStylize, Pixellate.self,
        [.center, .number(kCIInputScaleKey, 8, 1...100)]
    ) { image, inputs in
        image.mosaic(Stones(shape: .squares, size: inputs.number(kCIInputScaleKey), center: inputs.center))
    }

    /// The means of hexagons. The hexagon of a pixel is the one whose centre is nearest, by rounding in coordinates with
    /// three axes (A. Patel, "Hexagonal Grids").
    static let hexagonalPixellate = FilterDefinition(
        "CIHexagonalPixellate", "Hexagonal Pixelate", kCICategoryStylize, HexagonalPixellate.self,
        [.center, .number(kCIInputScaleKey, 8, 1...100)]
    ) { image, inputs in
        image.mosaic(Stones(shape: .hexagons, size: inputs.number(kCIInputScaleKey), center: inputs.center))
    }

    /// The means of the areas around points that look random, one in each square of a grid (S. Worley, "A Cellular
    /// Texture Basis Function", SIGGRAPH 1996).
    static let crystallize = FilterDefinition(
        "CICrystallize", "Crystallize", kCICategoryStylize, Crystallize.self,
        [.number(kCIInputRadiusKey, 20, 1...100), .center]
    ) { image, inputs in
        image.mosaic(Stones(shape: .crystals, size: 2 * inputs.number(kCIInputRadiusKey), center: inputs.center))
    }

    /// Dots at the points of `crystallize`.
    static let pointillize = FilterDefinition(
        "CIPointillize", "Pointillize", kCICategoryStylize, Pointillize.self,
        [.number(kCIInputRadiusKey, 20, 1...100), .center]
    ) { image, inputs in
        image.dotted(Stones(shape: .crystals, size: 2 * inputs.number(kCIInputRadiusKey), center: inputs.center))
    }

    /// The length of the gradient (I. Sobel and G. Feldman, 1968), times the intensity.
    static let edges = FilterDefinition(
        "CIEdges", "Edges", kCICategoryStylize, Edges.self, [.number(kCIInputIntensityKey, 1, 0...10)]
    ) { image, inputs in
        image.edges(inputs.number(kCIInputIntensityKey))
    }

    /// The image mixed with `lighten` of the W3C's Compositing and Blending Level 1, by its Gaussian blur. Apple's
    /// reference gives no formula.
    static let bloom = FilterDefinition(
        "CIBloom", "Bloom", kCICategoryStylize, Bloom.self,
        [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, inputs in
        image.mixedWithBlur(inputs, max)
    }

    /// The image mixed with `darken` of the W3C's Compositing and Blending Level 1, by its Gaussian blur. Apple's
    /// reference gives no formula.
    static let gloom = FilterDefinition(
        "CIGloom", "Gloom", kCICategoryStylize, Gloom.self,
        [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, inputs in
        image.mixedWithBlur(inputs, min)
    }
}

extension Raster {
    /// Returns the raster mixed with the lighter or the darker one of each component and that of a blur.
    fileprivate func mixedWithBlur(_ inputs: FilterInputs, _ choose: (Float, Float) -> Float) -> Raster {
        let intensity = inputs.number(kCIInputIntensityKey)
        return comparedWithBlur(inputs.number(kCIInputRadiusKey)) { own, blurred in
            let chosen = Pixel(
                red: choose(own.red, blurred.red), green: choose(own.green, blurred.green),
                blue: choose(own.blue, blurred.blue), alpha: own.alpha)
            return own.mixed(with: chosen, intensity)
        }
    }
}
