import CursesUISupport
import Foundation

/// An object whose values change only in events of an app, so that nobody has to look for changes in between.
package protocol ChangesInEvents: AnyObject {}

extension UserDefaults: ChangesInEvents {}

/// An observer of some property of some object.
protocol AnyKeyValueObserver: AnyObject, Sendable {
    /// Passes the value on if it is another one. A value that cannot be compared counts as another one if its change is
    /// announced.
    func look(isAnnounced: Bool)

    /// Ends the observation.
    func end()
}

/// Passes on the values of a property when they change.
///
/// On Apple's platforms, the Objective-C runtime announces each change. Here an observer looks for changes after each
/// event of the app, when code calls `didChangeValue(for:)`, and ten times a second, because other threads change
/// objects too.
///
/// `@unchecked`, because the last value is accessed only while the lock is held, and the other properties are set once.
/// The handler is called on the thread that announces or finds a change, as on Apple's platforms.
final class KeyValueObserver<Object: AnyObject, Value>: AnyKeyValueObserver, @unchecked Sendable {
    private weak let object: Object?
    private let identity: ObjectIdentifier
    private let keyPath: KeyPath<Object, Value>
    private let lock = Lock()
    private var value: Value
    private let handler: (Object, _ old: Value, _ new: Value) -> Void
    private var watch: ChangeWatch.Entry?
    private var timer: (any Cancellable)?
    private var notification: (any NSObjectProtocol)?

    init(_ object: Object, _ keyPath: KeyPath<Object, Value>, _ handler: @escaping (Object, Value, Value) -> Void) {
        self.object = object
        self.keyPath = keyPath
        self.handler = handler
        identity = ObjectIdentifier(object)
        value = object[keyPath: keyPath]
        KeyValueObservers.add(self, of: identity)
        watch = ChangeWatch.add { [weak self] in self?.look(isAnnounced: false) }
        if object is UserDefaults {
            notification = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: object, queue: nil
            ) { [weak self] _ in self?.look(isAnnounced: false) }
        }
        if !(object is any ChangesInEvents) {
            timer = CombineClock.schedule(after: .milliseconds(100), every: .milliseconds(100)) { [weak self] in
                self?.look(isAnnounced: false)
            }
        }
    }

    deinit {
        end()
    }

    func end() {
        KeyValueObservers.remove(self, of: identity)
        watch?.cancel()
        timer?.cancel()
        if let notification { NotificationCenter.default.removeObserver(notification) }
    }

    func look(isAnnounced: Bool) {
        guard let object else { return end() }
        let new = object[keyPath: keyPath]
        let old = lock.withLock {
            defer { value = new }
            return value
        }
        if !(Self.isSame(old, new) ?? !isAnnounced) { handler(object, old, new) }
    }

    /// Returns whether two values are the same; `nil` if they cannot be compared.
    private static func isSame(_ old: Value, _ new: Value) -> Bool? {
        switch (isNil(old), isNil(new)) {
        case (true, true): return true
        case (true, false), (false, true): return false
        case (false, false): break
        }
        if let old = old as? any Equatable { return old.isEqual(to: new) }
        if type(of: old as Any) is AnyClass { return old as AnyObject === new as AnyObject }
        return nil
    }

    /// Returns whether the value is an optional without a value, which no cast tells.
    private static func isNil(_ value: Value) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        // A number that is none does not equal itself.
        return other == self || other != other && self != self
    }
}

/// The observers of all objects.
enum KeyValueObservers {
    private struct Weak {
        weak var observer: (any AnyKeyValueObserver)?
        let identity: ObjectIdentifier
    }

    private static let all = Locked<[ObjectIdentifier: [Weak]]>([:])

    static func add(_ observer: any AnyKeyValueObserver, of object: ObjectIdentifier) {
        let entry = Weak(observer: observer, identity: ObjectIdentifier(observer))
        all.withLock { $0[object, default: []].append(entry) }
    }

    static func remove(_ observer: any AnyKeyValueObserver, of object: ObjectIdentifier) {
        let identity = ObjectIdentifier(observer)
        all.withLock { observers in
            observers[object]?.removeAll { $0.identity == identity }
            if observers[object]?.isEmpty == true { observers[object] = nil }
        }
    }

    /// Lets the observers of an object look for changes that code announces.
    static func announce(_ object: AnyObject) {
        for entry in all.withLock({ $0[ObjectIdentifier(object)] ?? [] }) { entry.observer?.look(isAnnounced: true) }
    }
}
