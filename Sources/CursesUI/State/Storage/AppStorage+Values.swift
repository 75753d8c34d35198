import Foundation

// The types that can be stored are the same as in SwiftUI. Each initializer specifies a type, so that the types of
// literals are inferred correctly.

extension AppStorage {
    // MARK: Values

    /// Creates a wrapper for the Boolean with a key. Without a stored value, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key: key, store: store, coding: .bool)
    }

    /// Creates a wrapper for the integer with a key. Without a stored value, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key: key, store: store, coding: .int)
    }

    /// Creates a wrapper for the number with a key. Without a stored value, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key: key, store: store, coding: .double)
    }

    /// Creates a wrapper for the string with a key. Without a stored value, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// Creates a wrapper for the URL with a key. Without a stored value, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key: key, store: store, coding: .url)
    }

    /// Creates a wrapper for the data with a key. Without stored data, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// Creates a wrapper for the date with a key. Without a stored date, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// Creates a wrapper for a value whose raw value is an integer. Without a stored value, the value is
    /// `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key: key, store: store, coding: .raw(.int))
    }

    /// Creates a wrapper for a value whose raw value is a string. Without a stored value, the value is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key: key, store: store, coding: .raw(.same))
    }

    // MARK: Optional values

    /// Creates a wrapper for an optional Boolean with a key. Without a stored value it is `nil`, and setting `nil`
    /// removes the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key: key, store: store, coding: .optional(.bool))
    }

    /// Creates a wrapper for an optional integer with a key. Without a stored value it is `nil`, and setting `nil`
    /// removes the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key: key, store: store, coding: .optional(.int))
    }

    /// Creates a wrapper for an optional number with a key. Without a stored value it is `nil`, and setting `nil`
    /// removes the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key: key, store: store, coding: .optional(.double))
    }

    /// Creates a wrapper for an optional string with a key. Without a stored value it is `nil`, and setting `nil`
    /// removes the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// Creates a wrapper for an optional URL with a key. Without a stored value it is `nil`, and setting `nil` removes
    /// the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key: key, store: store, coding: .optional(.url))
    }

    /// Creates a wrapper for optional data with a key. Without stored data it is `nil`, and setting `nil` removes the
    /// stored data.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// Creates a wrapper for an optional date with a key. Without a stored date it is `nil`, and setting `nil` removes the
    /// stored date.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// Creates a wrapper for an optional value whose raw value is an integer. Without a stored value it is `nil`, and
    /// setting `nil` removes the stored value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key: key, store: store, coding: .optional(.raw(.int)))
    }

    /// Creates a wrapper for an optional value whose raw value is a string. Without a stored value it is `nil`, and
    /// setting `nil` removes the stored value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key: key, store: store, coding: .optional(.raw(.same)))
    }
}
