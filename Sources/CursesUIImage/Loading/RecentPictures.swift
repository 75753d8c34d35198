import CursesUISupport
import CursesUITerminal
import Foundation

/// The pictures of the data that was last asked for, as long as somebody shows them: so that a view whose
/// body makes its picture of data shows the same one each time, decoded once.
final class RecentPictures: Sendable {
    static let shared = RecentPictures()

    private let entries = Locked<[Entry]>([])

    private struct Entry {
        let data: Data
        let limits: PictureLimits
        weak var picture: DecodedPicture?
    }

    private static let maximumCount = 16
    /// Bytes of data that are kept to be compared.
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
            while entries.count > Self.maximumCount
                || entries.reduce(0, { $0 + $1.data.count }) > Self.maximumBytes
            {
                entries.removeFirst()
            }
        }
        return picture
    }
}
