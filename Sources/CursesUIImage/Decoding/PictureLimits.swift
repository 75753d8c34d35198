/// The maximum size and loading time of a picture. A picture beyond these limits is rejected before it is
/// decoded.
public struct PictureLimits: Hashable, Sendable {
    /// The maximum number of bytes in the file.
    public var bytes: Int
    /// The maximum number of pixels. Decoding takes four bytes per pixel, and about twelve for a progressive
    /// JPEG.
    public var pixels: Int
    /// The maximum time from the request to the last byte of the response. Slower downloads are cancelled.
    public var time: Duration

    /// Creates limits. A picture that exceeds one of them is not decoded.
    public init(bytes: Int = 16 << 20, pixels: Int = 16 << 20, time: Duration = .seconds(60)) {
        self.bytes = bytes
        self.pixels = pixels
        self.time = time
    }

    /// 16 MiB, 16 million pixels (a terminal shows only a few thousand), and a minute.
    public static let standard = PictureLimits()
}
