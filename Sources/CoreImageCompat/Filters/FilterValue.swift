import CursesUI
import Foundation
import SwiftUICompat

/// The value of a filter's input.
enum FilterValue {
    case image(CIImage?)
    case number(Float)
    case point(CGPoint)
    case color(CIColor)
    case data(Data)
    case text(String)
    case matrix(CGAffineTransform)

    /// The value as code receives it.
    var object: Any? {
        switch self {
        case .image(let image): image
        case .number(let number): NSNumber(value: number)
        case .point(let point): CIVector(cgPoint: point)
        case .color(let color): color
        case .data(let data): data
        case .text(let text): text
        case .matrix(let matrix): CIVector(cgAffineTransform: matrix)
        }
    }

    /// The name of the class of the value.
    var className: String {
        switch self {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .point: "CIVector"
        case .color: "CIColor"
        case .data: "NSData"
        case .text: "NSString"
        case .matrix: "NSAffineTransform"
        }
    }

    /// Returns a value that code has given, converted to the kind of this one; `nil` if it has a different kind.
    func replaced(by value: Any) -> FilterValue? {
        switch self {
        case .image: (value as? CIImage).map { .image($0) }
        case .number: Self.number(value).map { .number($0) }
        case .point: Self.point(value).map { .point($0) }
        case .color: Self.color(value).map { .color($0) }
        case .data: (value as? Data).map { .data($0) } ?? (value as? NSData).map { .data(Data(referencing: $0)) }
        case .text: (value as? String).map { .text($0) }
        case .matrix: Self.matrix(value).map { .matrix($0) }
        }
    }

    private static func number(_ value: Any) -> Float? {
        switch value {
        case let value as Float: value
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as any BinaryInteger: Float(Int(clamping: value))
        case let value as NSNumber: value.floatValue
        default: nil
        }
    }

    private static func point(_ value: Any) -> CGPoint? {
        switch value {
        case let value as CIVector: value.cgPointValue
        case let value as CGPoint: value
        default: nil
        }
    }

    private static func color(_ value: Any) -> CIColor? {
        switch value {
        case let value as CIColor: value
        case let value as CGColor: CIColor(cgColor: value)
        case let value as UIColor: CIColor(color: value)
        default: nil
        }
    }

    private static func matrix(_ value: Any) -> CGAffineTransform? {
        switch value {
        case let value as CGAffineTransform: value
        case let value as CIVector: value.cgAffineTransformValue
        default: nil
        }
    }
}
