import Foundation

/// The methods of a delegate are optional on Apple's platforms. On Linux the protocol requires all of them.
extension FileManagerDelegate {
    /// Returns true: the item is copied.
    public func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool { true }

    /// Returns true: the item is copied.
    public func fileManager(
        _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { true }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool { false }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }

    /// Returns true: the item is moved.
    public func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool { true }

    /// Returns true: the item is moved.
    public func fileManager(
        _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { true }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool { false }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }

    /// Returns true: the item gets a link.
    public func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool { true }

    /// Returns true: the item gets a link.
    public func fileManager(
        _ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { true }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool { false }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }

    /// Returns true: the item is removed.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool { true }

    /// Returns true: the item is removed.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
    ) -> Bool { false }

    /// Returns false: an error ends the operation.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool { false }
}
