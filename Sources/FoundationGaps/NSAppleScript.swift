import Foundation

/// A script that only a Mac can run. It cannot be created here.
open class NSAppleScript: NSObject {
    /// Returns `nil`: there is no AppleScript on Linux.
    public init?(source: String) {
        return nil
    }

    /// Returns `nil`: there is no AppleScript on Linux.
    public init?(contentsOf url: URL, error: UnsafeMutablePointer<NSDictionary?>?) {
        return nil
    }

    /// Never called.
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        NSAppleEventDescriptor()
    }
}

/// A value of a script. Only a Mac has scripts.
open class NSAppleEventDescriptor: NSObject {
    /// The value as a text: none.
    open var stringValue: String? { nil }
    /// The value as a number: zero.
    open var int32Value: Int32 { 0 }
    /// The value as a truth value: false.
    open var booleanValue: Bool { false }
    /// The number of values: zero.
    open var numberOfItems: Int { 0 }
}
