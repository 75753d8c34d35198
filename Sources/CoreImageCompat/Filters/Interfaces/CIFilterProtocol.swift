import Foundation

/// A filter whose inputs are properties.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The image that the filter makes; `nil` if an input is missing, or does not fit.
    var outputImage: CIImage? { get }
}
