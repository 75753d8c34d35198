#if !canImport(Darwin)
import Foundation

extension FileManager {
    /// Moves a file or a folder to the trash, from which other programs of the desktop can restore it too.
    ///
    /// It is the trash of the user's home. An item on a different disk goes to the trash at the top of that disk, so
    /// that nothing is copied. Items of the same name are numbered there.
    ///
    /// ```swift
    /// var place: NSURL?
    /// try FileManager.default.trashItem(at: file, resultingItemURL: &place)
    /// ```
    ///
    /// - Parameter resultingItemURL: receives the place of the item in the trash.
    public func trashItem(at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?) throws {
        let place = try Trash().put(url)
        resultingItemURL?.pointee = place as NSURL
    }

    /// Moves an item of the trash back to where it came from, unless there is something with its name.
    ///
    /// Apple's systems have no such method; Finder calls it *Put Back*.
    ///
    /// - Parameter url: the place of the item in the trash.
    /// - Returns: the original place of the item.
    @discardableResult
    public func putBackItem(fromTrash url: URL) throws -> URL {
        try Trash().putBack(url)
    }
}
#endif
