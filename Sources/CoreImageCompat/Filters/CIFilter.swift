import Foundation

/// A filter: it makes an image from other values, most of them from an image.
///
/// ```swift
/// let filter = CIFilter.sepiaTone()
/// filter.inputImage = CIImage(image: picture)
/// filter.intensity = 0.8
/// if let output = filter.outputImage, let image = CIContext().createCGImage(output, from: output.extent) {
///     Image(uiImage: UIImage(cgImage: image))
/// }
/// ```
///
/// The filters of Apple's that exist here have the same names, keys and default values. They compute each pixel on the
/// processor, from components of sRGB. Where Apple tells what a filter does without a formula, such as for a photo effect,
/// the result is similar, not the same.
///
/// A filter of an app's own is a subclass that overrides ``outputImage``.
open class CIFilter: NSObject {
    private let definition: FilterDefinition?
    private var values: [String: FilterValue] = [:]

    /// Creates a filter without inputs, for subclasses.
    public override init() {
        definition = nil
        super.init()
    }

    init(_ definition: FilterDefinition) {
        self.definition = definition
        super.init()
        setDefaults()
    }

    /// Creates a filter from its name, such as `CISepiaTone`, with the default values; `nil` if there is none.
    public convenience init?(name: String) {
        guard let definition = FilterDefinition.named(name), let filter = definition.kind.init(definition) as? Self
        else { return nil }
        self.init(made: filter)
    }

    /// Creates a filter from its name and the values of some of its inputs.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates a filter from its name and the values of some of its inputs.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// The name of the filter, such as `CISepiaTone`.
    open var name: String { definition?.name ?? "\(type(of: self))" }

    /// The keys of the inputs.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

    /// The keys of the outputs: only that of the image.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The output; `nil` if an input is missing, or does not fit. It is computed each time.
    open var outputImage: CIImage? { definition?.output(inputs()) }

    /// Sets the default value of each input.
    open func setDefaults() {
        for input in definition?.inputs ?? [] { values[input.key] = input.value() }
    }

    /// Sets an input.
    ///
    /// A key that the filter does not have changes nothing, like a value that does not fit the key. The program writes a
    /// line about each to standard error.
    ///
    /// - Parameter value: an image, a number, a point or a `CIVector`, a colour, data or a text. `nil` is the default value.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let input = definition?.inputs.first(where: { $0.key == key }) else {
            return Self.report("\(name) has no input \(key)")
        }
        guard let value, !(value is NSNull) else { return values[key] = input.value() }
        guard let new = input.value().replaced(by: value) else {
            return Self.report("the input \(key) of \(name) is a \(input.value().className), not a \(type(of: value))")
        }
        values[key] = new
    }

    /// Returns the value of an input, or the output; `nil` if the filter does not have the key.
    ///
    /// - Returns: a `CIImage`, an `NSNumber`, a `CIVector`, a `CIColor`, data or a text.
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]?.object
    }

    /// The names of the filter, and for each input its class, its default value and the values that a slider offers.
    open var attributes: [String: Any] {
        guard let definition else { return [kCIAttributeFilterName: name] }
        var all: [String: Any] = [
            kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
            kCIAttributeFilterCategories: [definition.category],
        ]
        for input in definition.inputs {
            let value = input.value()
            var attributes: [String: Any] = [
                kCIAttributeClass: value.className,
                kCIAttributeDisplayName: String(input.key.dropFirst("input".count)),
            ]
            attributes[kCIAttributeDefault] = value.object
            attributes[kCIAttributeSliderMin] = input.range.map { NSNumber(value: $0.lowerBound) }
            attributes[kCIAttributeSliderMax] = input.range.map { NSNumber(value: $0.upperBound) }
            all[input.key] = attributes
        }
        return all
    }

    /// Returns the names of the filters of a category; `nil` stands for all of them.
    public class func filterNames(inCategory category: String?) -> [String] {
        let isAll = category == nil || category == kCICategoryBuiltIn
        return FilterDefinition.all.filter { isAll || $0.category == category }.map(\.name).sorted()
    }

    /// Returns the name of a filter for users; `nil` if there is no such filter.
    public class func localizedName(forFilterName filterName: String) -> String? {
        FilterDefinition.named(filterName)?.displayName
    }

    /// Writes a line about a mistake to standard error.
    static func report(_ message: String) {
        FileHandle.standardError.write(Data("Core Image: \(message).\n".utf8))
    }

    func inputs() -> FilterInputs { FilterInputs(values: values) }

    func set(_ value: FilterValue, _ key: String) { values[key] = value }
}

/// Lets an initializer of a class return an object that exists.
private protocol Replaceable {}

extension CIFilter: Replaceable {}

extension Replaceable {
    fileprivate init(made: Self) { self = made }
}
