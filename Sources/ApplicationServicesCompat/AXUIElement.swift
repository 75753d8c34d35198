import FoundationGaps

/// An app, whose elements cannot be read here, or everything.
public final class AXUIElement: Hashable {
    /// The number of the app; `nil` for everything.
    let pid: Int32?

    init(pid: Int32?) {
        self.pid = pid
    }

    /// Returns whether two elements stand for the same app.
    public static func == (lhs: AXUIElement, rhs: AXUIElement) -> Bool { lhs.pid == rhs.pid }
    /// Adds the app to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(pid) }
}

/// Options for reading several values.
public struct AXCopyMultipleAttributeOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first error ends the question.
    public static let stopOnError = AXCopyMultipleAttributeOptions(rawValue: 1)
}

/// Returns the number of the type of elements.
public func AXUIElementGetTypeID() -> CFTypeID { TypeNumber.number(of: AXUIElement.self) }

/// Returns the element that stands for everything.
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement(pid: nil) }

/// Returns the element that stands for an app.
public func AXUIElementCreateApplication(_ pid: Int32) -> AXUIElement { AXUIElement(pid: pid) }

/// Tells the number of the app of an element.
///
/// - Returns: `success`, or `cannotComplete` for everything.
@discardableResult
public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<Int32>) -> AXError {
    guard let number = element.pid else { return .cannotComplete }
    pid.pointee = number
    return .success
}

/// Has no effect: no app is asked.
@discardableResult
public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError { .success }

// Each of the following functions fails as on a Mac whose user has not allowed the app to read other programs.

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyAttributeNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { fail(names) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { fail(value) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementGetAttributeValueCount(
    _ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>
) -> AXError {
    count.pointee = 0
    return .apiDisabled
}

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyAttributeValues(
    _ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex,
    _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { fail(values) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyMultipleAttributeValues(
    _ element: AXUIElement, _ attributes: CFArray, _ options: AXCopyMultipleAttributeOptions,
    _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { fail(values) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementIsAttributeSettable(
    _ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>
) -> AXError {
    settable.pointee = false
    return .apiDisabled
}

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementSetAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef
) -> AXError { .apiDisabled }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyParameterizedAttributeNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { fail(names) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyParameterizedAttributeValue(
    _ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef,
    _ result: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { fail(result) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyActionNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { fail(names) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyActionDescription(
    _ element: AXUIElement, _ action: CFString, _ description: UnsafeMutablePointer<CFString?>
) -> AXError { fail(description) }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { .apiDisabled }

/// Fails with `apiDisabled`.
@discardableResult
public func AXUIElementCopyElementAtPosition(
    _ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>
) -> AXError { fail(element) }

private func fail<Value>(_ place: UnsafeMutablePointer<Value?>) -> AXError {
    place.pointee = nil
    return .apiDisabled
}
