import CursesUI
import Foundation

/// A filter of this module: its inputs, and how it computes its output.
struct FilterDefinition: Sendable {
    /// An input of a filter.
    struct Input: Sendable {
        let key: String
        /// The value at first.
        let value: @Sendable () -> FilterValue
        /// The values that a slider offers.
        var range: ClosedRange<Double>?

        /// An image.
        static let image = Input(key: kCIInputImageKey, value: { .image(nil) })
        /// A point, which is at first where Apple's filters have it.
        static let center = Input(key: kCIInputCenterKey, value: { .point(CGPoint(x: 150, y: 150)) })

        static func number(_ key: String, _ value: Float, _ range: ClosedRange<Double>) -> Input {
            Input(key: key, value: { .number(value) }, range: range)
        }

        static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Input {
            Input(key: key, value: { .color(CIColor(red: red, green: green, blue: blue)) })
        }
    }

    /// The name, such as `CISepiaTone`.
    let name: String
    /// The name for users.
    let displayName: String
    let category: String
    let inputs: [Input]
    /// The class of the filter.
    let kind: BuiltinFilter.Type
    /// Computes the output from the values of the inputs; `nil` if there is none.
    let output: @Sendable (FilterInputs) -> CIImage?

    /// Creates the definition of a filter that changes an image.
    init(
        _ name: String, _ displayName: String, _ category: String, _ kind: BuiltinFilter.Type, _ inputs: [Input],
        _ change: @escaping @Sendable (Raster, FilterInputs) -> Raster
    ) {
        self.init(generator: name, displayName, category, kind, [.image] + inputs) { inputs in
            inputs.image.map { CIImage(change($0.raster, inputs)) }
        }
    }

    /// Creates the definition of a filter that makes an image of other values.
    init(
        generator name: String, _ displayName: String, _ category: String, _ kind: BuiltinFilter.Type,
        _ inputs: [Input], _ output: @escaping @Sendable (FilterInputs) -> CIImage?
    ) {
        self.name = name
        self.displayName = displayName
        self.category = category
        self.kind = kind
        self.inputs = inputs
        self.output = output
    }

    /// All filters.
    static let all: [FilterDefinition] = [
        colorAdjustments, colorEffects, photoEffects, blurs, sharpenings, stylizings, distortions, compositions,
        generators,
    ].flatMap(\.self)

    private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Returns the filter with a name.
    static func named(_ name: String) -> FilterDefinition? { named[name] }
}

/// The values of a filter's inputs.
struct FilterInputs {
    var values: [String: FilterValue]

    /// The image that the filter changes.
    var image: CIImage? { image(kCIInputImageKey) }

    /// The point of the filter, which is not farther away than any picture is long.
    var center: CGPoint {
        guard case .point(let point) = values[kCIInputCenterKey], point.x.isFinite, point.y.isFinite else {
            return .zero
        }
        let limit: CGFloat = 1e6
        return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    /// Returns a number, which is always finite.
    func number(_ key: String) -> Float {
        guard case .number(let number) = values[key], number.isFinite else { return 0 }
        return number
    }

    /// Returns an image, such as a background.
    func image(_ key: String) -> CIImage? {
        guard case .image(let image) = values[key] else { return nil }
        return image
    }

    /// Returns a colour.
    func color(_ key: String) -> CIColor {
        guard case .color(let color) = values[key] else { return .clear }
        return color
    }

    /// The transform of the filter.
    var transform: CGAffineTransform {
        guard case .matrix(let matrix) = values[kCIInputTransformKey] else { return .identity }
        return matrix
    }

    /// Returns bytes.
    func data(_ key: String) -> Data {
        guard case .data(let data) = values[key] else { return Data() }
        return data
    }

    /// Returns a text.
    func text(_ key: String) -> String {
        guard case .text(let text) = values[key] else { return "" }
        return text
    }
}
