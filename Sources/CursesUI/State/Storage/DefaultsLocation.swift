import Foundation

/// A value in user defaults, as the location of a binding.
final class DefaultsLocation<Value>: @unchecked Sendable {
    // All properties are constant, and `UserDefaults` may be used on any thread. The initial value is returned on any
    // thread that reads it, like the values of the defaults.
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
