import Foundation

extension UserDefaults {
    /// Sets a value of a property list, as `set(_:forKey:)` does. `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// Sets a value of a property list, as `set(_:forKey:)` does. `nil` removes it.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        set(value, forKey: keyPath)
    }

    /// Returns a value; `nil` if there is none.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }
}
