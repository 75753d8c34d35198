import Foundation

/// The type of a value of a model.
public enum MLFeatureType: Int, Sendable {
    case invalid = 0
    case int64 = 1
    case double = 2
    case string = 3
    case image = 4
    case multiArray = 5
    case dictionary = 6
    case sequence = 7
    case state = 8
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    // Sendable: the value is constant. As on Apple's platforms, an array in it is not changed while it is used
    // elsewhere.

    private enum Content {
        case nothing(MLFeatureType)
        case int64(Int64)
        case double(Double)
        case string(String)
        case multiArray(MLMultiArray)
        case dictionary([AnyHashable: NSNumber])
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// Creates a whole number.
    public convenience init(int64 value: Int64) { self.init(.int64(value)) }
    /// Creates a number.
    public convenience init(double value: Double) { self.init(.double(value)) }
    /// Creates a text.
    public convenience init(string value: String) { self.init(.string(value)) }
    /// Creates an array.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray(value)) }
    /// Creates a dictionary.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary(value)) }
    /// Creates a value that is missing.
    public convenience init(undefined type: MLFeatureType) { self.init(.nothing(type)) }

    /// The type.
    open var type: MLFeatureType {
        switch content {
        case .nothing(let type): type
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .multiArray: .multiArray
        case .dictionary: .dictionary
        }
    }
    /// Whether the value is missing.
    open var isUndefined: Bool { if case .nothing = content { true } else { false } }
    /// The whole number; 0 for a value of a different type.
    open var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
    /// The number; 0 for a value of a different type.
    open var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
    /// The text; empty for a value of a different type.
    open var stringValue: String { if case .string(let value) = content { value } else { "" } }
    /// The array; `nil` for a value of a different type.
    open var multiArrayValue: MLMultiArray? { if case .multiArray(let value) = content { value } else { nil } }
    /// The dictionary; empty for a value of a different type.
    open var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value) = content { value } else { [:] }
    }
}

/// Values that a model takes or gives, by names.
public protocol MLFeatureProvider {
    /// The names.
    var featureNames: Set<String> { get }
    /// Returns the value with a name.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The values.
    public let dictionary: [String: MLFeatureValue]

    /// Creates values from numbers, texts and arrays; fails for an object of a different type.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Int64: MLFeatureValue(int64: value)
            case let value as Double: MLFeatureValue(double: value)
            case let value as Float: MLFeatureValue(double: Double(value))
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
            default: throw MLModelError(.featureType)
            }
        }
    }

    /// The names.
    open var featureNames: Set<String> { Set(dictionary.keys) }
    /// Returns the value with a name.
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    /// Returns the value with a name.
    open subscript(_ featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// The type of the numbers of an array.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040
    case float32 = 0x10020
    case float16 = 0x10010
    case int32 = 0x20020

    /// Numbers with 64 bits.
    public static let float64 = MLMultiArrayDataType.double
    /// Numbers with 32 bits.
    public static let float = MLMultiArrayDataType.float32
}

/// Numbers in an array with several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, an array is not changed while it is used elsewhere.

    /// The number of elements in each dimension.
    public let shape: [NSNumber]
    /// The distance of elements in each dimension.
    public let strides: [NSNumber]
    /// The type of the numbers; here, each is kept as a `Double`.
    public let dataType: MLMultiArrayDataType
    private var values: [Double]

    /// Creates an array of zeros.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let sizes = shape.map(\.intValue)
        guard sizes.allSatisfy({ $0 >= 0 }) else { throw MLModelError(.generic) }
        (self.shape, self.dataType) = (shape, dataType)
        var strides: [NSNumber] = []
        var step = 1
        for size in sizes.reversed() {
            strides.insert(NSNumber(value: step), at: 0)
            step *= size
        }
        self.strides = strides
        values = [Double](repeating: 0, count: step)
    }

    /// Creates an array of one dimension.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        values = Array(data)
    }

    /// Creates an array of one dimension.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        values = data.map(Double.init)
    }

    /// The number of all elements.
    open var count: Int { values.count }

    /// An element by its place among all.
    open subscript(_ idx: Int) -> NSNumber {
        get { NSNumber(value: values[idx]) }
        set { values[idx] = newValue.doubleValue }
    }

    /// An element by its place in each dimension.
    open subscript(_ key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }

    private func place(_ key: [NSNumber]) -> Int {
        precondition(key.count == strides.count, "The array has \(strides.count) dimensions.")
        return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}
