@_exported import CoreImageCompat
@_exported import Foundation

/// Called when a request has been performed; never, because each request fails.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question about a picture. It has no answer: performing it fails.
open class VNRequest: NSObject, VNRequestResultProviding, @unchecked Sendable {
    // Sendable: as on Apple's platforms, a request is set up before it is performed.

    /// Never called: performing the request fails.
    public let completionHandler: VNRequestCompletionHandler?
    /// The value is kept, but has no effect.
    open var preferBackgroundProcessing = false
    /// The value is kept, but has no effect.
    open var usesCPUOnly = false
    /// The value is kept, but has no effect.
    open var revision = 1

    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    /// Creates a request.
    public convenience override init() { self.init(completionHandler: nil) }

    /// Has no effect: performing the request fails at once.
    open func cancel() {}
    /// The versions of the request: one.
    open class var supportedRevisions: IndexSet { [1] }
}

/// A question that has answers. The classes of questions have properties of the same name with types of their own,
/// which could not override one of their superclass.
public protocol VNRequestResultProviding: AnyObject {}

extension VNRequestResultProviding {
    /// The answers: none.
    public var results: [VNObservation]? { nil }
}

/// A question about a part of a picture. It has no answer: performing it fails.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part of the picture; the value has no effect.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How a picture is fitted into the size that a model takes; it has no effect.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop = 0
    case scaleFit = 1
    case scaleFill = 2
    case scaleFitRotate90CCW = 0x101
    case scaleFillRotate90CCW = 0x102
}

/// The reason why a picture cannot be analysed.
public struct VNError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = VNError

        case ok = 0
        case requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError
        case missingOption, notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage
        case invalidArgument, invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound
        case unsupportedRequest, timeout, unsupportedComputeStage, unsupportedComputeDevice
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { VNErrorDomain }

    /// The request has no answer here.
    public static var unsupportedRequest: Code { .unsupportedRequest }
    /// The request was cancelled.
    public static var requestCancelled: Code { .requestCancelled }
    /// It has failed.
    public static var operationFailed: Code { .operationFailed }

    static var unsupported: VNError {
        VNError(.unsupportedRequest, userInfo: [NSLocalizedDescriptionKey: "Pictures are not analysed in a terminal."])
    }
}

/// The domain of the errors.
public let VNErrorDomain = "com.apple.Vision"
