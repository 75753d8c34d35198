import Foundation

extension FilterDefinition {
    static let distortions = [twirlDistortion, bumpDistortion, pinchDistortion]

    /// Each point of the circle is turned around the centre, by an angle that decreases linearly with the distance.
    static let twirlDistortion = FilterDefinition(
        "CITwirlDistortion", "Twirl Distortion", kCICategoryDistortionEffect, TwirlDistortion.self,
        [.center, .number(kCIInputRadiusKey, 300, 0...500), .number(kCIInputAngleKey, .pi, -4 * .pi...4 * .pi)]
    ) { image, inputs in
        let angle = inputs.number(kCIInputAngleKey)
        return image.distorted(inputs) { x, y, part in
            let (c, s) = (cos(angle * (1 - part)), sin(angle * (1 - part)))
            return (x * c - y * s, x * s + y * c)
        }
    }

    /// Each point shows one that is nearer to the centre, by the scale times the square of how far the point is inside
    /// the circle; with a scale below 0, one that is farther away.
    static let bumpDistortion = FilterDefinition(
        "CIBumpDistortion", "Bump Distortion", kCICategoryDistortionEffect, BumpDistortion.self,
        [.center, .number(kCIInputRadiusKey, 300, 0...600), .number(kCIInputScaleKey, 0.5, -1...1)]
    ) { image, inputs in
        let scale = inputs.number(kCIInputScaleKey)
        return image.distorted(inputs) { x, y, part in
            let factor = 1 - scale * (1 - part) * (1 - part)
            return (x * factor, y * factor)
        }
    }

    /// Each point of the circle shows one that is farther away from the centre: its distance is raised to a power.
    static let pinchDistortion = FilterDefinition(
        "CIPinchDistortion", "Pinch Distortion", kCICategoryDistortionEffect, PinchDistortion.self,
        [.center, .number(kCIInputRadiusKey, 300, 0...1000), .number(kCIInputScaleKey, 0.5, 0...2)]
    ) { image, inputs in
        let exponent = 1 / (1 + max(0, inputs.number(kCIInputScaleKey)))
        return image.distorted(inputs) { x, y, part in
            let factor = part > 0 ? pow(part, exponent) / part : 1
            return (x * factor, y * factor)
        }
    }
}

extension Raster {
    /// Returns the raster with the points of a circle moved.
    ///
    /// - Parameter source: returns the point that is seen at a point. Both are in units of length from the centre, with
    ///   the y axis downwards. `part` is the distance from the centre as a part of the radius.
    fileprivate func distorted(
        _ inputs: FilterInputs, _ source: (_ x: Float, _ y: Float, _ part: Float) -> (x: Float, y: Float)
    ) -> Raster {
        let center = place(of: inputs.center)
        let radius = inputs.number(kCIInputRadiusKey)
        guard radius > 0 else { return self }
        let (density, square) = (density, radius * radius)
        return warped(into: extent, columns: columns, rows: rows) { x, y in
            let (dx, dy) = ((x - center.x) / density.x, (y - center.y) / density.y)
            guard dx * dx + dy * dy < square else { return (x, y) }
            let seen = source(dx, dy, (dx * dx + dy * dy).squareRoot() / radius)
            return (center.x + seen.x * density.x, center.y + seen.y * density.y)
        }
    }
}
