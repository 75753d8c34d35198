import SwiftUICompat

/// Finds texts and things in pictures. It finds nothing: `isSupported` is false, and analyzing fails.
public final class ImageAnalyzer: Sendable {
    /// Whether pictures can be analyzed: they cannot.
    public static var isSupported: Bool { false }
    /// The languages of texts: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }

    /// The kinds of data to look for.
    public struct AnalysisTypes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Texts.
        public static let text = AnalysisTypes(rawValue: 1)
        /// Codes.
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        /// Things about which there is more to know.
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }

    /// The kinds of data to look for, and their languages.
    public struct Configuration: Sendable {
        /// The kinds of data to look for.
        public let analysisTypes: AnalysisTypes
        /// The languages of texts.
        public var locales: [String] = []

        /// Looks for some things.
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    /// Creates an analyzer.
    public init() {}

    /// Fails: pictures are not analyzed.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw DataScannerViewController.ScanningUnavailable.unsupported
    }

    /// Fails: pictures are not analyzed.
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw DataScannerViewController.ScanningUnavailable.unsupported }

    /// Fails: pictures are not analyzed.
    public func analyze(imageAt url: URL, configuration: Configuration) async throws -> ImageAnalysis {
        throw DataScannerViewController.ScanningUnavailable.unsupported
    }
}

/// The result of an analysis. It is empty.
public final class ImageAnalysis: Sendable {
    /// The text.
    public var transcript: String { "" }
    /// Returns false: nothing has been found.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }

    private init() {}
}
