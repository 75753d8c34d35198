import Foundation

/// A type whose values a chart can plot.
///
/// Numbers, texts and dates are plottable. An enumeration with such raw values needs only the conformance:
///
/// ```swift
/// enum Season: String, Plottable { case spring, summer, autumn, winter }
/// ```
public protocol Plottable {
    /// The type of the number, text or date that represents a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, text or date that is plotted.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that a number, text or date represents; `nil` if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type whose values charts plot directly: a number, a text or a date.
public protocol PrimitivePlottableProtocol: Plottable {
    var _chartValue: _ChartValue { get }
    init?(_chartValue: _ChartValue)
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
    /// The value itself, which is already a number, text or date.
    @inlinable public var primitivePlottable: Self { self }

    /// Creates the value from itself, because it is already a number, text or date.
    public init?(primitivePlottable: Self) {
        self = primitivePlottable
    }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    /// The raw value, in its plotted form.
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    /// Creates the value that a raw value represents; `nil` if there is none.
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension Plottable {
    @inlinable var chartValue: _ChartValue { primitivePlottable._chartValue }

    init?(chartValue: _ChartValue) {
        guard let primitive = PrimitivePlottable(_chartValue: chartValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
    /// Returns the formatted text of a value; `nil` if the value has a different kind than the style's input.
    func text(of value: _ChartValue, in locale: Locale) -> String? {
        FormatInput(chartValue: value).map(inLocale(locale).format)
    }
}

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    @inlinable public var _chartValue: _ChartValue { .category(self) }
    /// Creates the value from its stored form; `nil` if that has a different kind.
    public init?(_chartValue: _ChartValue) {
        guard case .category(let name) = _chartValue else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    @inlinable public var _chartValue: _ChartValue { .date(timeIntervalSinceReferenceDate) }
    /// Creates the value from its stored form; `nil` if that has a different kind.
    public init?(_chartValue: _ChartValue) {
        guard case .date(let seconds) = _chartValue else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension Decimal: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// Creates the value from its stored form; `nil` if that has a different kind.
    public init?(_chartValue: _ChartValue) {
        guard case .number(let number) = _chartValue else { return nil }
        self.init(number)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    @inlinable public var _chartValue: _ChartValue { .number(Double(self)) }
    /// Creates the value from its stored form; `nil` if that has a different kind.
    public init?(_chartValue: _ChartValue) {
        guard case .number(let number) = _chartValue, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    @inlinable public var _chartValue: _ChartValue { .number(Double(self)) }
    /// Creates the value from its stored form; `nil` if that has a different kind.
    public init?(_chartValue: _ChartValue) {
        guard case .number(let number) = _chartValue else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
