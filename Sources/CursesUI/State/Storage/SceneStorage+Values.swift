import Foundation

extension SceneStorage {
    // MARK: Values

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key: key)
    }

    /// Creates a wrapper for the value with a key and an initial value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key: key)
    }

    // MARK: Optional values

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init(_ key: String) where Value == String? {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key: key)
    }

    /// Creates a wrapper for the value with a key. The value is initially `nil`.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key: key)
    }
}
