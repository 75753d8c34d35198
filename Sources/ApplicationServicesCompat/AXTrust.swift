import FoundationGaps

/// Returns false: an app in a terminal does not read the windows of other programs.
public func AXIsProcessTrusted() -> Bool { false }

/// Returns false, and asks nobody: an app in a terminal does not read the windows of other programs.
///
/// - Parameter options: has no effect.
@discardableResult
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }

/// The key that asks whether the user is told.
public var kAXTrustedCheckOptionPrompt: Unmanaged<CFString> {
    // A constant of a Mac is never freed. Code that takes the text with `takeRetainedValue()` releases it each time.
    Unmanaged.passRetained(promptKey)
}

// `nonisolated(unsafe)`: an `NSString` that is made from a literal never changes, so every thread may read it.
nonisolated(unsafe) private let promptKey: CFString = "AXTrustedCheckOptionPrompt"
