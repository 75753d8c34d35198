import CursesUISupport
import CursesUITerminal
import Foundation

/// A cache of the pictures of recently used data, which it holds weakly. If the body of a view creates a picture from
/// data, it gets the same picture at each evaluation, and the picture is decoded only once.
final class RecentPictures: Sendable {
    static let shared = RecentPictures()

    private let entries = Locked<[Entry]>([])

    private struct Entry {
        let data: Data
        let limits: PictureLimits
        weak var picture: DecodedPicture?
    }

    private static let maximumCount = 16
    /// The maximum number of bytes of data that are kept for comparison.
    private static let maximumBytes = 8 << 20

    func picture(of data: Data, limits: PictureLimits) throws(PictureError) -> DecodedPicture {
        let known = entries.withLock { entries in
            entries.removeAll { $0.picture == nil }
            return entries.first { $0.limits == limits && $0.data == data }?.picture
        }
        if let known { return known }
        let picture = try DecodedPicture(data, limits: limits)
        entries.withLock { entries in
            entries.append(Entry(data: data, limits: limits, picture: picture))
            // The newest entry is kept even if it is larger, because its view requests it at each evaluation.
            while entries.count > Self.maximumCount
                || entries.count > 1 && entries.reduce(0, { $0 + $1.data.count }) > Self.maximumBytes
            {
                entries.removeFirst()
            }
        }
        return picture
    }
}
