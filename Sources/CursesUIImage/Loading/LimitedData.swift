import Foundation

/// Data from the network, for other modules.
package enum LimitedData {
    /// Downloads data up to a maximum size, within a time limit. Larger or slower downloads are cancelled.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of bytes.
    ///   - time: the maximum time until the last byte.
    /// - Throws: ``PictureError``, or an error of `URLSession`. Cancelling the task cancels the download.
    package static func from(_ url: URL, limit: Int, time: Duration) async throws -> Data {
        try await LimitedDownload.data(from: url, limit: limit, time: time)
    }
}
