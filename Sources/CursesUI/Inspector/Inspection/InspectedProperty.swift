import CursesUICombine

/// A stored property of a view that an inspector shows by its value rather than by its storage.
@MainActor
protocol InspectedProperty {
    /// The name of the property wrapper as it is written in source code.
    static var wrapper: String { get }

    /// Returns the value that the view reads.
    ///
    /// - Parameter environment: the environment of the view.
    func inspectedValue(in environment: EnvironmentValues) -> Any
}

extension InspectedProperty {
    /// The name of the type with an `@`, as it is written in front of a property.
    static var wrapper: String { "@" + "\(Self.self)".prefix { $0 != "<" } }
}

/// A property whose wrapper can be read at any time.
protocol InspectedWrapper: InspectedProperty {
    associatedtype Wrapped
    var wrappedValue: Wrapped { get }
}

extension InspectedWrapper {
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension AppStorage: InspectedWrapper {}
extension Bindable: InspectedWrapper {}
extension Binding: InspectedWrapper {}
extension FocusState: InspectedWrapper {}
extension GestureState: InspectedWrapper {}
extension ObservedObject: InspectedWrapper {}
extension SceneStorage: InspectedWrapper {}
extension State: InspectedWrapper {}
extension StateObject: InspectedWrapper {}

extension Environment: InspectedProperty {
    /// Returns the value. For an object it returns only the type, because reading an object traps if there is none.
    func inspectedValue(in environment: EnvironmentValues) -> Any {
        isSafeToRead ? wrappedValue : MissingObject(type: "\(Value.self)", isKnown: false)
    }
}

extension EnvironmentObject: InspectedProperty {
    /// Looks the object up, because reading the property traps if there is none.
    func inspectedValue(in environment: EnvironmentValues) -> Any {
        environment.object(of: ObjectType.self) as Any? ?? MissingObject(type: "\(ObjectType.self)")
    }
}

#if !canImport(Combine)
extension Published: InspectedProperty {
    func inspectedValue(in environment: EnvironmentValues) -> Any { storedValue }
}
#endif

/// A placeholder for an environment object that is missing or cannot be read safely.
private struct MissingObject: CustomStringConvertible {
    let type: String
    var isKnown = true

    var description: String { isKnown ? "no \(type) in the environment" : type }
}
