import CoreMLCompat
import Foundation

/// Recognizes texts, which is impossible here: performing the request fails.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The languages; the value has no effect.
    open var recognitionLanguages: [String] = []
    /// The value is kept, but has no effect.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The value is kept, but has no effect.
    open var usesLanguageCorrection = true
    /// The value is kept, but has no effect.
    open var automaticallyDetectsLanguage = false
    /// The value is kept, but has no effect.
    open var customWords: [String] = []
    /// The value is kept, but has no effect.
    open var minimumTextHeight: Float = 0
    /// Called with the progress; never, because the request fails.
    open var progressHandler: ((VNRequest, Double, (any Error)?) -> Void)?

    /// The texts: none.
    open var results: [VNRecognizedTextObservation]? { nil }
    /// Returns the languages that are recognized: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    /// Returns the languages that are recognized: none.
    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String] { [] }
}

/// How exactly texts are recognized; it has no effect.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}

/// Finds bar codes, which is impossible here: performing the request fails.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds of codes; the value has no effect.
    open var symbologies: [VNBarcodeSymbology] = []
    /// The value is kept, but has no effect.
    open var coalesceCompositeSymbologies = false

    /// The codes: none.
    open var results: [VNBarcodeObservation]? { nil }
    /// Returns the kinds of codes that are found: none.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Asks a model about a picture, which is impossible here: performing the request fails.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The model.
    public let model: VNCoreMLModel
    /// The value is kept, but has no effect.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    /// Creates a request.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// A model for pictures. Models are not read: creating one fails.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// Fails: models are not read.
    public init(for model: MLModel) throws { throw VNError.unsupported }

    /// The value is kept, but has no effect.
    open var inputImageFeatureName = ""
    /// The value is kept, but has no effect.
    open var featureProvider: (any MLFeatureProvider)?
}

/// Finds rectangles, which is impossible here: performing the request fails.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var minimumAspectRatio: Float = 0.5
    /// The value is kept, but has no effect.
    open var maximumAspectRatio: Float = 0.5
    /// The value is kept, but has no effect.
    open var quadratureTolerance: Float = 30
    /// The value is kept, but has no effect.
    open var minimumSize: Float = 0.2
    /// The value is kept, but has no effect.
    open var minimumConfidence: Float = 0
    /// The value is kept, but has no effect.
    open var maximumObservations = 1

    /// The rectangles: none.
    open var results: [VNRectangleObservation]? { nil }
}

/// Finds places with text, which is impossible here: performing the request fails.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var reportCharacterBoxes = false

    /// The answers: none.
    open var results: [VNTextObservation]? { nil }
}

/// Finds faces, which is impossible here: performing the request fails.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNFaceObservation]? { nil }
}

/// Finds the parts of faces, which is impossible here: performing the request fails.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var inputFaceObservations: [VNFaceObservation]?

    /// The answers: none.
    open var results: [VNFaceObservation]? { nil }
}

/// Rates pictures of faces, which is impossible here: performing the request fails.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var inputFaceObservations: [VNFaceObservation]?

    /// The answers: none.
    open var results: [VNFaceObservation]? { nil }
}

/// Finds people, which is impossible here: performing the request fails.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var upperBodyOnly = true

    /// The answers: none.
    open var results: [VNHumanObservation]? { nil }
}

/// Finds animals, which is impossible here: performing the request fails.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNRecognizedObjectObservation]? { nil }
}

/// Finds a document, which is impossible here: performing the request fails.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNRectangleObservation]? { nil }
}

/// Says what a picture shows, which is impossible here: performing the request fails.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNClassificationObservation]? { nil }
}

/// Makes a value with which pictures are compared, which is impossible here: performing the request fails.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill

    /// The answers: none.
    open var results: [VNFeaturePrintObservation]? { nil }
}

/// Finds what attracts attention, which is impossible here: performing the request fails.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNSaliencyImageObservation]? { nil }
}

/// Finds objects, which is impossible here: performing the request fails.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNSaliencyImageObservation]? { nil }
}

/// Finds the horizon, which is impossible here: performing the request fails.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNHorizonObservation]? { nil }
}

/// Finds hands, which is impossible here: performing the request fails.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The value is kept, but has no effect.
    open var maximumHandCount = 2

    /// The answers: none.
    open var results: [VNHumanHandPoseObservation]? { nil }
}

/// Finds bodies, which is impossible here: performing the request fails.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNHumanBodyPoseObservation]? { nil }
}

/// Separates a picture from its background, which is impossible here: performing the request fails.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The answers: none.
    open var results: [VNInstanceMaskObservation]? { nil }
}
