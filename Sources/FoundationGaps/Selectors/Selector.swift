import Foundation

/// The name of a method, and usually the method itself. Linux has no Objective-C runtime, which would find the method by
/// its name.
///
/// In its copy of a project, `cursesui` replaces `#selector(tick)` by `Selector("tick", Self.tick)`, so that timers,
/// notifications and controls call the method. A selector with a name alone calls nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the method.
    public let name: String
    private let method: (@MainActor @Sendable (_ target: Any, _ arguments: [Any?]) -> Any?)?

    /// Creates a selector that calls nothing.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// Creates a selector that calls nothing.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a selector that calls a method of the main actor.
    ///
    /// - Parameters:
    ///   - name: the name of the method.
    ///   - method: the method, such as `Clock.tick`.
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
        self.name = name
        nonisolated(unsafe) let method = method
        self.method = { target, arguments in
            guard let target = target as? Target else { return nil }
            var arguments = GivenArguments(arguments)
            guard let values = try? (repeat arguments.next((each Argument).self)) else { return nil }
            return method(target)(repeat each values)
        }
    }

    /// Creates a selector that calls a method.
    ///
    /// - Parameters:
    ///   - name: the name of the method.
    ///   - method: the method, such as `Clock.tick`.
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
    ) {
        self.name = name
        nonisolated(unsafe) let method = method
        self.method = { target, arguments in
            guard let target = target as? Target else { return nil }
            var arguments = GivenArguments(arguments)
            guard let values = try? (repeat arguments.next((each Argument).self)) else { return nil }
            return method(target)(repeat each values)
        }
    }

    /// Returns whether two selectors have the same name.
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method of an object; does nothing if the selector has no method, or if the object or an argument has a
    /// different type. On a thread other than the main one, the call is made later, on the main one.
    ///
    /// - Parameter arguments: at least the arguments that the method has; the remaining ones are ignored.
    /// - Returns: whether the method was called, or is called later if it fits.
    @discardableResult
    package func perform(on target: Any, _ arguments: Any?...) -> Bool {
        guard let method else { return false }
        nonisolated(unsafe) let (target, arguments) = (target, arguments)
        if Self.isOnMainQueue { return MainActor.assumeIsolated { method(target, arguments) != nil } }
        DispatchQueue.main.async { _ = method(target, arguments) }
        return true
    }

    /// Whether this code runs on the main actor. In a program whose entry point is asynchronous, threads other than the
    /// main one serve the main queue.
    private static var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}

/// The arguments of a call, converted to the types of a method's parameters one after the other.
private struct GivenArguments {
    private var rest: ArraySlice<Any?>

    init(_ arguments: [Any?]) {
        rest = arguments[...]
    }

    mutating func next<Value>(_ type: Value.Type) throws(Mismatch) -> Value {
        let given = rest.popFirst() ?? nil
        if let value = given as? Value { return value }
        // An argument that is not given is nil if the parameter is optional.
        if given == nil, let empty = Any?.none as? Value { return empty }
        throw Mismatch()
    }

    struct Mismatch: Error {}
}
