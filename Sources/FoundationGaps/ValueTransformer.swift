import Foundation
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name of the transformer that archives objects.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Converts values to other values and back. Foundation for Linux has no such class.
open class ValueTransformer: NSObject {
    private struct Registry: @unchecked Sendable {
        // Access is only while the mutex is held; the app gives a transformer to all threads with its name.
        var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }

    private static let registry = Mutex(Registry())

    /// Gives a transformer a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let change = Registry(transformers: transformer.map { [name: $0] } ?? [:])
        registry.withLock { $0.transformers[name] = change.transformers[name] }
    }

    /// The names that transformers have.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        registry.withLock { Array($0.transformers.keys) }
    }

    /// The class of the converted values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether values can be converted back.
    open class func allowsReverseTransformation() -> Bool { true }

    /// Converts a value.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Converts a value back.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Converts objects from archives, and to archives when they are converted back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of objects that an archive may have.
    open class var allowedTopLevelClasses: [AnyClass] { [] }

    /// The class of archives.
    open override class func transformedValueClass() -> AnyClass { NSData.self }

    /// Returns the object in an archive; `nil` if there is none of an allowed class.
    open override func transformedValue(_ value: Any?) -> Any? {
        let classes = Self.allowedTopLevelClasses
        guard let data = value as? Data, !classes.isEmpty else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
    }

    /// Returns the archive of an object.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}
