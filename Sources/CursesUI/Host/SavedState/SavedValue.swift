import Foundation

/// A value of a navigation path, with the name of its type.
struct SavedValue {
    /// The name of the type, including the name of its module.
    private let name: String
    /// The mangled name, by which the runtime finds types that are not private.
    private let mangledName: String
    private let data: Data

    /// - Returns: `nil` if the value is not `Codable`.
    init?(_ value: AnyHashable) {
        guard let base = value.base as? any Codable, let mangledName = _mangledTypeName(type(of: base)),
            let data = try? JSONEncoder().encode(base)
        else { return nil }
        name = Self.name(of: type(of: base))
        self.mangledName = mangledName
        self.data = data
    }

    /// Returns the name of a type. The name of a private type contains an address that differs from run to run; this
    /// address is removed.
    private static func name(of type: Any.Type) -> String {
        String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
    }

    /// Returns the value, or `nil` if its type no longer exists or cannot decode it.
    ///
    /// - Parameter known: types that are searched first, because the runtime does not find private types by name.
    func value(among known: [Any.Type]) -> AnyHashable? {
        let type = known.first { Self.name(of: $0) == name } ?? _typeByName(mangledName)
        guard let type = type as? any Decodable.Type,
            let value = try? JSONDecoder().decode(type, from: data) as? any Hashable
        else { return nil }
        return AnyHashable(value)
    }

    // MARK: Property lists

    init?(object: [String: Any]) {
        guard let name = object["name"] as? String, let mangledName = object["type"] as? String,
            let data = object["value"] as? Data
        else { return nil }
        self.name = name
        self.mangledName = mangledName
        self.data = data
    }

    var object: [String: Any] { ["name": name, "type": mangledName, "value": data] }
}
