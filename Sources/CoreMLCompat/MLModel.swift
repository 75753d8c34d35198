@_exported import Foundation

/// A model that has learned. Models are not read: creating one fails.
open class MLModel: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The settings.
    public let configuration = MLModelConfiguration()

    /// Fails: models are not read.
    public init(contentsOf url: URL) throws { throw MLModelError.unsupported }
    /// Fails: models are not read.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError.unsupported }

    /// Fails: models are not read.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError.unsupported }
    /// Calls the closure with an error: models are not read.
    @preconcurrency
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(MLModelError.unsupported)) }
    /// Fails: models are not read.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.unsupported }
    /// Fails: models are not read.
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError.unsupported }

    /// What the model takes and gives.
    open var modelDescription: MLModelDescription { MLModelDescription() }
    /// Fails: models are not read.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError.unsupported
    }
    /// Fails: models are not read.
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError.unsupported }
    /// Fails: models are not read.
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider { throw MLModelError.unsupported }
}

/// The processors that a model uses; the value has no effect.
public enum MLComputeUnits: Int, Sendable {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// The settings of a model; they have no effect.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the settings are made before they are used.

    /// The value is kept, but has no effect.
    open var computeUnits = MLComputeUnits.all
    /// The value is kept, but has no effect.
    open var allowLowPrecisionAccumulationOnGPU = false
    /// The value is kept, but has no effect.
    open var modelDisplayName: String?
    /// The value is kept, but has no effect.
    open var functionName: String?

    /// Creates settings.
    public override init() {}
}

/// The settings of a prediction; they have no effect.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the settings are made before they are used.

    /// The value is kept, but has no effect.
    open var usesCPUOnly = false

    /// Creates settings.
    public override init() {}
}

/// What a model takes and gives: unknown.
open class MLModelDescription: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// What the model takes, by names: unknown.
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    /// What the model gives, by names: unknown.
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    /// The name of what is predicted: unknown.
    open var predictedFeatureName: String? { nil }
    /// The name of the probabilities: unknown.
    open var predictedProbabilitiesName: String? { nil }
    /// The labels of classes: unknown.
    open var classLabels: [Any]? { nil }
    /// Facts about the model: none.
    open var metadata: [MLModelMetadataKey: Any] { [:] }
}

/// What a value of a model is. There is none.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The name.
    open var name: String { "" }
    /// The type.
    open var type: MLFeatureType { .invalid }
    /// Whether the value may be missing.
    open var isOptional: Bool { false }

    override init() {}
}

/// The name of a fact about a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The description.
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    /// The version.
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    /// The author.
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    /// The licence.
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}

/// The reason why a model cannot be used.
public struct MLModelError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = MLModelError

        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
        case modelDecryptionKeyFetch = 8
        case modelDecryption = 9
        case modelCollection = 10
        case predictionCancelled = 11
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { MLModelErrorDomain }

    /// Any reason.
    public static var generic: Code { .generic }
    /// The file cannot be read.
    public static var io: Code { .io }

    static var unsupported: MLModelError {
        MLModelError(.generic, userInfo: [NSLocalizedDescriptionKey: "Models cannot be read in a terminal."])
    }
}

/// The domain of the errors.
public let MLModelErrorDomain = "com.apple.CoreML"
