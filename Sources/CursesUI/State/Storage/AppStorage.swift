import Foundation

/// A value that is kept in the user's defaults, from one run of the app to the next.
///
/// Changing it evaluates the bodies that read it, in all views that show the same key of the same
/// defaults:
///
/// ```swift
/// @AppStorage("sortsByName") private var sortsByName = false
/// ```
///
/// The defaults are those that are given as `store`, else those of ``View/defaultAppStorage(_:)``, else
/// `UserDefaults.standard`, which on Linux are a file in `~/.config` that is named after the program.
///
/// What code elsewhere sets by `UserDefaults.set(_:forKey:)` is noticed when the main run loop has turned.
/// Foundation on Linux tells nobody of it, so a thread that sets something while the app is idle has to post
/// `UserDefaults.didChangeNotification` to have it seen before the next event.
///
/// A change is written to disk by a background thread a moment later, and before the app ends.
@propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let store: UserDefaults?
    private let initialValue: Value
    private let coding: DefaultsCoding<Value>
    private var installed: DefaultsLocation<Value>?

    /// - Parameter initialValue: what the property reads as while the defaults hold nothing for the key, or
    ///   something of another type.
    init(
        _ initialValue: Value,
        key: String,
        store: UserDefaults?,
        coding: DefaultsCoding<Value>
    ) {
        self.key = key
        self.store = store
        self.initialValue = initialValue
        self.coding = coding
    }

    /// The value; what the property itself stands for.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    /// What the property stands for with a `$` before its name.
    public var projectedValue: Binding<Value> {
        Binding(location: location)
    }

    /// Where the value is; outside of a view, as in a model, the environment names no defaults.
    private var location: DefaultsLocation<Value> {
        installed ?? makeLocation(in: store ?? .standard)
    }

    private func makeLocation(in store: UserDefaults) -> DefaultsLocation<Value> {
        DefaultsLocation(.named(key, in: store), initialValue: initialValue, coding: coding)
    }
}

extension AppStorage: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let location = makeLocation(in: store ?? node.environment.defaultAppStorage)
        // Kept alive by the node: a value that is only passed on as a binding is read by nobody else.
        storage = location
        installed = location
    }
}

extension AppStorage: ComparableInput {
    package static func isSameInput(_ old: AppStorage, _ new: AppStorage) -> Bool {
        guard old.key == new.key, old.store === new.store else { return false }
        guard let initialValue = old.initialValue as? any Equatable else { return true }
        return initialValue.isEqual(to: new.initialValue)
    }
}

// Sendable: `UserDefaults` may be used on any thread, the closures of `coding` hold nothing, and `installed`
// is a reference to a location, which is Sendable.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
