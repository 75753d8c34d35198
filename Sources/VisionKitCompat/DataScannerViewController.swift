import SwiftUICompat
import VisionCompat

/// A controller that finds texts and codes in the picture of a camera. A terminal has none: `isSupported` is false, and
/// `startScanning()` fails.
@MainActor
public final class DataScannerViewController: UIViewController {
    /// The kind of data to look for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        private let details: [String]

        /// Codes.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode", details: symbologies.map(\.rawValue))
        }
        /// Texts.
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType {
            RecognizedDataType(name: "text", details: languages + [textContentType].compactMap { $0.map { "\($0)" } })
        }
    }

    /// A kind of text.
    public enum TextContentType: Hashable, Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
        case URL, currency
    }

    /// How exactly the camera looks.
    public enum QualityLevel: Hashable, Sendable {
        case balanced, fast, accurate
    }

    /// The reason why nothing is found.
    public enum ScanningUnavailable: Error, Hashable, Sendable, LocalizedError {
        /// There is no camera.
        case unsupported
        /// The user has denied access to the camera.
        case cameraRestricted

        /// The reason in words.
        public var errorDescription: String? { "There is no camera." }
    }

    /// Whether the machine can look for texts and codes: it cannot.
    public static var isSupported: Bool { false }
    /// Whether the camera can be used: it cannot.
    public static var isAvailable: Bool { false }
    /// The languages of texts: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }

    /// Is told what is found: nothing.
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    /// The kinds of data to look for.
    public let recognizedDataTypes: Set<RecognizedDataType>
    /// How exactly the camera looks.
    public let qualityLevel: QualityLevel
    /// Whether several things are found.
    public let recognizesMultipleItems: Bool
    /// Whether the camera is used: never.
    public var isScanning: Bool { false }
    /// Views over the picture of the camera. They are not shown.
    public let overlayContainerView = UIView()
    /// The value is kept, but has no effect.
    public var regionOfInterest: CGRect?
    /// The value is kept, but has no effect.
    public var zoomFactor = 1.0
    /// The smallest factor.
    public var minZoomFactor: Double { 1 }
    /// The largest factor.
    public var maxZoomFactor: Double { 1 }

    /// The items that are found: none.
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    /// Creates a controller.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(NoCamera { [weak self] in self?.dismiss(animated: true) })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        (recognizedDataTypes, qualityLevel, recognizesMultipleItems) = ([], .balanced, false)
        super.init(coder: coder)
    }

    /// Fails with `ScanningUnavailable.unsupported`.
    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Has no effect: the camera is never used.
    public func stopScanning() {}
    /// Fails with `ScanningUnavailable.unsupported`.
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// Something in the picture of a camera. There is nothing.
public enum RecognizedItem: Identifiable, Sendable {
    /// The corners of something.
    public struct Bounds: Hashable, Sendable {
        /// The corner at the top left.
        public let topLeft: CGPoint
        /// The corner at the top right.
        public let topRight: CGPoint
        /// The corner at the bottom right.
        public let bottomRight: CGPoint
        /// The corner at the bottom left.
        public let bottomLeft: CGPoint
    }

    /// A text.
    public struct Text: Identifiable, Sendable {
        /// The identity.
        public let id: UUID
        /// The corners.
        public let bounds: Bounds
        /// The text.
        public let transcript: String
    }

    /// A code.
    public struct Barcode: Identifiable, Sendable {
        /// The identity.
        public let id: UUID
        /// The corners.
        public let bounds: Bounds
        /// The text of the code.
        public let payloadStringValue: String?
        /// The code as Vision describes it.
        public let observation: VNBarcodeObservation
    }

    /// A text.
    case text(Text)
    /// A code.
    case barcode(Barcode)

    /// The identity.
    public var id: UUID {
        switch self {
        case .text(let item): item.id
        case .barcode(let item): item.id
        }
    }

    /// The corners.
    public var bounds: Bounds {
        switch self {
        case .text(let item): item.bounds
        case .barcode(let item): item.bounds
        }
    }
}

/// Receives what a camera finds. Nothing is found.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Never called: nothing is found.
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    /// Never called: nothing is found.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// Never called: nothing is found.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Never called: nothing is found.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Never called: nothing is found.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Never called: the camera is never used.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    /// Does nothing.
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    /// Does nothing.
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
