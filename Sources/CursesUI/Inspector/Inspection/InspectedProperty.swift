import CursesUICombine

/// A stored property of a view, of which an inspector shows the value rather than its storage.
@MainActor
protocol InspectedProperty {
    /// The property wrapper, as it is written.
    static var wrapper: String { get }

    /// The value that the view reads.
    ///
    /// - Parameter environment: the environment of the view.
    func inspectedValue(in environment: EnvironmentValues) -> Any
}

extension State: InspectedProperty {
    static var wrapper: String { "@State" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension Binding: InspectedProperty {
    static var wrapper: String { "@Binding" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension StateObject: InspectedProperty {
    static var wrapper: String { "@StateObject" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension ObservedObject: InspectedProperty {
    static var wrapper: String { "@ObservedObject" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension EnvironmentObject: InspectedProperty {
    static var wrapper: String { "@EnvironmentObject" }

    /// Looks the object up, because reading the property traps if there is none.
    func inspectedValue(in environment: EnvironmentValues) -> Any {
        environment.object(of: ObjectType.self) as Any? ?? MissingObject(type: "\(ObjectType.self)")
    }
}

extension Environment: InspectedProperty {
    static var wrapper: String { "@Environment" }

    /// Reading an object traps if there is none, so only its type is shown.
    func inspectedValue(in environment: EnvironmentValues) -> Any {
        isSafeToRead ? wrappedValue : MissingObject(type: "\(Value.self)", isKnown: false)
    }
}

extension FocusState: InspectedProperty {
    static var wrapper: String { "@FocusState" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension GestureState: InspectedProperty {
    static var wrapper: String { "@GestureState" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension AppStorage: InspectedProperty {
    static var wrapper: String { "@AppStorage" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension SceneStorage: InspectedProperty {
    static var wrapper: String { "@SceneStorage" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

extension Bindable: InspectedProperty {
    static var wrapper: String { "@Bindable" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { wrappedValue }
}

#if !canImport(Combine)
extension Published: InspectedProperty {
    static var wrapper: String { "@Published" }
    func inspectedValue(in environment: EnvironmentValues) -> Any { storedValue }
}
#endif

/// Stands for an object of the environment whose properties cannot be read.
private struct MissingObject: CustomStringConvertible {
    let type: String
    var isKnown = true

    var description: String { isKnown ? "no \(type) in the environment" : type }
}
