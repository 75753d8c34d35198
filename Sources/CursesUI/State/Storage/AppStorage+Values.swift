import Foundation

// The types that can be stored are those of SwiftUI. Each initializer names its type, so that literals get the right
// type.

extension AppStorage {
    // MARK: Values

    /// A Boolean under a key; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key: key, store: store, coding: .bool)
    }

    /// An integer under a key; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key: key, store: store, coding: .int)
    }

    /// A number under a key; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key: key, store: store, coding: .double)
    }

    /// A string under a key; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// A URL under a key; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key: key, store: store, coding: .url)
    }

    /// Data under a key; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// A value whose raw value is an integer; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key: key, store: store, coding: .raw(.int))
    }

    /// A value whose raw value is a string; `wrappedValue` if the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key: key, store: store, coding: .raw(.same))
    }

    // MARK: Optional values

    /// A Boolean under a key; `nil` if the defaults have none. Setting `nil` removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key: key, store: store, coding: .optional(.bool))
    }

    /// An integer under a key; `nil` if the defaults have none. Setting `nil` removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key: key, store: store, coding: .optional(.int))
    }

    /// A number under a key; `nil` if the defaults have none. Setting `nil` removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key: key, store: store, coding: .optional(.double))
    }

    /// A string under a key; `nil` if the defaults have none. Setting `nil` removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// A URL under a key; `nil` if the defaults have none. Setting `nil` removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key: key, store: store, coding: .optional(.url))
    }

    /// Data under a key; `nil` if the defaults have none. Setting `nil` removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// A value whose raw value is an integer; `nil` if the defaults have none. Setting `nil` removes it.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key: key, store: store, coding: .optional(.raw(.int)))
    }

    /// A value whose raw value is a string; `nil` if the defaults have none. Setting `nil` removes it.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key: key, store: store, coding: .optional(.raw(.same)))
    }
}
