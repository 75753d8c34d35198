import Foundation

/// A value that a format style converts to and from text.
struct FormattedValue<F: ParseableFormatStyle> where F.FormatOutput == String {
    let value: Binding<F.FormatInput>
    let format: F
}

extension FormattedValue: TextConvertibleValue {
    var text: String { format.format(value.wrappedValue) }

    func setText(_ text: String) {
        guard let new = try? format.parseStrategy.parse(text) else { return }
        value.wrappedValue = new
    }

    func inLocale(_ locale: Locale) -> FormattedValue {
        FormattedValue(value: value, format: format.inLocale(locale))
    }

    package static func isSameInput(_ old: FormattedValue, _ new: FormattedValue) -> Bool {
        Binding.isSameInput(old.value, new.value) && old.format == new.format
    }
}

/// An optional value that a format style converts to and from text; `nil` is the empty text.
struct OptionalFormattedValue<F: ParseableFormatStyle> where F.FormatOutput == String {
    let value: Binding<F.FormatInput?>
    let format: F
}

extension OptionalFormattedValue: TextConvertibleValue {
    var text: String { value.wrappedValue.map(format.format) ?? "" }

    func setText(_ text: String) {
        if text.isEmpty {
            value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
            value.wrappedValue = new
        }
    }

    func inLocale(_ locale: Locale) -> OptionalFormattedValue {
        OptionalFormattedValue(value: value, format: format.inLocale(locale))
    }

    package static func isSameInput(
        _ old: OptionalFormattedValue,
        _ new: OptionalFormattedValue
    ) -> Bool {
        Binding.isSameInput(old.value, new.value) && old.format == new.format
    }
}

/// A value that a `Formatter` converts to and from text.
struct FormatterValue<Value> {
    let value: Binding<Value>
    let formatter: Formatter
}

extension FormatterValue: TextConvertibleValue {
    var text: String {
        if let optional = value.wrappedValue as? any OptionalValue, optional.isNil { return "" }
        return formatter.string(for: value.wrappedValue) ?? ""
    }

    func setText(_ text: String) {
        if text.isEmpty, let empty = (Value.self as? any OptionalValue.Type)?.none as? Value {
            value.wrappedValue = empty
            return
        }
        guard let object = formatter.object(for: text), let new = converted(object) else { return }
        value.wrappedValue = new
    }

    /// Converts an object, such as a number, to the type of the binding.
    private func converted(_ object: Any) -> Value? {
        if let value = object as? Value { return value }
        guard let number = object as? NSNumber else { return nil }
        let candidates: [Any] = [
            number.intValue, number.doubleValue, number.floatValue, number.decimalValue,
            number.int64Value, number.int32Value, number.uintValue,
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }

    /// A formatter has a locale of its own.
    func inLocale(_ locale: Locale) -> FormatterValue { self }

    package static func isSameInput(_ old: FormatterValue, _ new: FormatterValue) -> Bool {
        Binding.isSameInput(old.value, new.value) && old.formatter === new.formatter
    }
}

private protocol OptionalValue {
    static var none: Self { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNil: Bool { self == nil }
}

extension Formatter {
    /// Returns the object that a text represents; `nil` if there is none.
    fileprivate func object(for text: String) -> Any? {
        #if canImport(Darwin)
        var object: AnyObject?
        return getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
        #else
        // On Linux, Foundation's `Formatter` class does not have a method for this.
        return switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
        #endif
    }
}
