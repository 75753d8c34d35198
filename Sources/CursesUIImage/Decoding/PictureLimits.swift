/// How large a picture may be, and how long its way; what is larger is refused before it is decoded.
public struct PictureLimits: Hashable, Sendable {
    /// Bytes of the file.
    public var bytes: Int
    /// Pixels of the picture. Four bytes each are needed while it is decoded, and about twelve for a
    /// progressive JPEG.
    public var pixels: Int
    /// From the request to the last byte of the answer: a server that sends a byte now and then is given up.
    public var time: Duration

    /// Limits; a picture beyond one of them is not decoded.
    public init(bytes: Int = 16 << 20, pixels: Int = 16 << 20, time: Duration = .seconds(60)) {
        self.bytes = bytes
        self.pixels = pixels
        self.time = time
    }

    /// 16 MiB, as many pixels, of which a terminal shows a few thousand, and a minute.
    public static let standard = PictureLimits()
}
