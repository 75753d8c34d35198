import Foundation

/// A value in user defaults, as bindings know it.
final class DefaultsLocation<Value>: @unchecked Sendable {
    // All properties are constant; `UserDefaults` may be used on any thread. The initial value is handed
    // out to whichever thread reads it, as the values of the defaults are.
    private let entry: DefaultsEntry
    private let initialValue: Value
    private let coding: DefaultsCoding<Value>

    init(_ entry: DefaultsEntry, initialValue: Value, coding: DefaultsCoding<Value>) {
        self.entry = entry
        self.initialValue = initialValue
        self.coding = coding
    }
}

extension DefaultsLocation: BindingLocation {
    var value: Value {
        get { entry.object.flatMap(coding.decode) ?? initialValue }
        set { entry.object = coding.encode(newValue) }
    }

    var isTracked: Bool { true }

    func isSame(as other: any BindingLocation<Value>) -> Bool {
        (other as? DefaultsLocation<Value>)?.entry === entry
    }
}
