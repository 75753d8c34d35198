import CoreImageCompat

/// A fact about a picture, which has no effect.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a fact from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The properties of the picture.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The properties of the camera.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// The context of Core Image.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests about a picture. Each fails: pictures are not analysed.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// Creates an object for a picture.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// Creates an object for a picture.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates an object for a picture.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    /// Creates an object for a picture.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates an object for the picture in a file.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// Creates an object for the picture in a file.
    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates an object for the data of a picture.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    /// Creates an object for the data of a picture.
    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    /// Fails: pictures are not analysed. The handlers of the requests are not called.
    open func perform(_ requests: [VNRequest]) throws { throw VNError.unsupported }
}

/// Performs requests about several pictures. Each fails: pictures are not analysed.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// Creates an object.
    public override init() {}

    /// Fails: pictures are not analysed.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { throw VNError.unsupported }
    /// Fails: pictures are not analysed.
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
    ) throws { throw VNError.unsupported }
    /// Fails: pictures are not analysed.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { throw VNError.unsupported }
    /// Fails: pictures are not analysed.
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { throw VNError.unsupported }
    /// Fails: pictures are not analysed.
    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws { throw VNError.unsupported }
}
