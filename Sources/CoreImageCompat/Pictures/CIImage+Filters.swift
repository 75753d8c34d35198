import Foundation

extension CIImage {
    /// Returns the output of a filter for this image; the image itself if there is no filter with the name, or if it has
    /// no output.
    ///
    /// - Parameter params: the values of further inputs, by their keys.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            CIFilter.report("there is no filter \(filterName)")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Returns the output of a filter for this image, with the default values of its other inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image blurred by a Gaussian function.
    ///
    /// - Parameter sigma: the standard deviation in units of length.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(raster.gaussianBlurred(Float(sigma))) }
}
