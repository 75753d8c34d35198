import CoreMLCompat
import Foundation

/// How sure an answer is, from 0 to 1.
public typealias VNConfidence = Float

/// An answer about a picture. There is none.
open class VNObservation: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The identifier.
    public let uuid = UUID()
    /// How sure the answer is, from 0 to 1.
    open var confidence: VNConfidence { 0 }

    override init() {}
}

/// A place in a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The place, from 0 to 1 in both directions.
    public let boundingBox: CGRect

    /// Creates a place.
    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

/// A rectangle in a picture.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The corner at the top on the left.
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    /// The corner at the top on the right.
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    /// The corner at the bottom on the left.
    open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
    /// The corner at the bottom on the right.
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A place with text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// The places of the characters: none.
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text in a picture.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// Returns the likely texts: none.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A text that a picture may have. There is none.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The text.
    open var string: String { "" }
    /// How likely it is, from 0 to 1.
    open var confidence: VNConfidence { 0 }
    /// Returns the place of a part: none.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }

    override init() {}
}

/// A bar code in a picture.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The kind of code.
    open var symbology: VNBarcodeSymbology { .qr }
    /// The text of the code: none.
    open var payloadStringValue: String? { nil }
    /// The data of the code: none.
    open var payloadData: Data? { nil }
}

/// A face in a picture.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The parts of the face: unknown.
    open var landmarks: VNFaceLandmarks2D? { nil }
    /// The rotation: unknown.
    open var roll: NSNumber? { nil }
    /// The rotation: unknown.
    open var yaw: NSNumber? { nil }
    /// The rotation: unknown.
    open var pitch: NSNumber? { nil }
    /// How good the picture is: unknown.
    open var faceCaptureQuality: Float? { nil }
}

/// The parts of a face. There are none.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The points: unknown.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var nose: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    /// The points: unknown.
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }

    override init() {}
}

/// A part of a face. There is none.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The number of points: 0.
    open var pointCount: Int { 0 }
    /// The points: none.
    open var normalizedPoints: [CGPoint] { [] }
    /// Returns the points in a picture of a size: none.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }

    override init() {}
}

/// A person in a picture.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// Whether only the upper part was looked for.
    open var upperBodyOnly: Bool { true }
}

/// An object in a picture.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// What it may be: unknown.
    open var labels: [VNClassificationObservation] { [] }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var identifier: String { "" }
    /// Returns false: nothing is known.
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    /// Returns false: nothing is known.
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}

/// A value of a model.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var featureName: String { "" }
    /// The value: missing.
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}

/// A value with which pictures are compared.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    /// The number of elements: 0.
    open var elementCount: Int { 0 }
    /// The data: none.
    open var data: Data { Data() }
    /// Fails: pictures are not compared.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws { throw VNError.unsupported }
}

/// What attracts attention in a picture.
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
    /// The places: none.
    open var salientObjects: [VNRectangleObservation]? { nil }
}

/// The horizon of a picture.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    /// The angle: 0.
    open var angle: CGFloat { 0 }
}

/// A hand in a picture.
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}

/// A body in a picture.
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}

/// The foreground of a picture.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    /// The objects: none.
    open var allInstances: IndexSet { [] }
}

/// The kind of a bar code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Data Matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// EAN-8.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN-13.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// Interleaved 2 of 5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// ITF-14.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// QR.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// UPC-E.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// Micro QR.
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    /// GS1 DataBar.
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
}
