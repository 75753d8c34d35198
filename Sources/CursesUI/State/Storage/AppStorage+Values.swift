import Foundation

// What can be kept, as SwiftUI has it. Each initializer names its type, so that a literal is of it.

extension AppStorage {
    // MARK: Values

    /// A truth value under a key; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key: key, store: store, coding: .bool)
    }

    /// A whole number under a key; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key: key, store: store, coding: .int)
    }

    /// A number under a key; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key: key, store: store, coding: .double)
    }

    /// A text under a key; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// A URL under a key; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key: key, store: store, coding: .url)
    }

    /// Data under a key; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key: key, store: store, coding: .same)
    }

    /// A value that a number stands for; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key: key, store: store, coding: .raw(.int))
    }

    /// A value that a text stands for; `wrappedValue` while the defaults hold none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key: key, store: store, coding: .raw(.same))
    }

    // MARK: Values that may be absent

    /// A truth value under a key; `nil` while the defaults hold none, and to remove it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key: key, store: store, coding: .optional(.bool))
    }

    /// A whole number under a key; `nil` while the defaults hold none, and to remove it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key: key, store: store, coding: .optional(.int))
    }

    /// A number under a key; `nil` while the defaults hold none, and to remove it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key: key, store: store, coding: .optional(.double))
    }

    /// A text under a key; `nil` while the defaults hold none, and to remove it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// A URL under a key; `nil` while the defaults hold none, and to remove it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key: key, store: store, coding: .optional(.url))
    }

    /// Data under a key; `nil` while the defaults hold none, and to remove it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key: key, store: store, coding: .optional(.same))
    }

    /// A value that a number stands for; `nil` while the defaults hold none, and to remove it.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key: key, store: store, coding: .optional(.raw(.int)))
    }

    /// A value that a text stands for; `nil` while the defaults hold none, and to remove it.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key: key, store: store, coding: .optional(.raw(.same)))
    }
}
