#if !canImport(Darwin)
import Foundation

extension FileManager {
    /// Moves a file or folder to the trash, from which other programs of the desktop can also restore it.
    ///
    /// The item is moved to the trash in the user's home directory. An item on a different volume is moved to the trash
    /// at the top of that volume, so that nothing is copied. Items with the same name are numbered in the trash.
    ///
    /// ```swift
    /// var place: NSURL?
    /// try FileManager.default.trashItem(at: file, resultingItemURL: &place)
    /// ```
    ///
    /// - Parameter resultingItemURL: receives the URL of the item in the trash.
    public func trashItem(at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?) throws {
        let place = try Trash().put(url)
        resultingItemURL?.pointee = place as NSURL
    }

    /// Moves an item from the trash back to its original location, unless an item with its name exists there.
    ///
    /// Apple's systems have no such method; Finder calls it *Put Back*.
    ///
    /// - Parameter url: the URL of the item in the trash.
    /// - Returns: the original URL of the item.
    @discardableResult
    public func putBackItem(fromTrash url: URL) throws -> URL {
        try Trash().putBack(url)
    }
}
#endif
