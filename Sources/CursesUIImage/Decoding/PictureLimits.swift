/// How large a picture may be; what is larger is refused before it is decoded.
public struct PictureLimits: Hashable, Sendable {
    /// Bytes of the file.
    public var bytes: Int
    /// Pixels of the picture. Four bytes each are needed while it is decoded, and about twelve for a
    /// progressive JPEG.
    public var pixels: Int

    public init(bytes: Int = 16 << 20, pixels: Int = 16 << 20) {
        self.bytes = bytes
        self.pixels = pixels
    }

    /// 16 MiB, and as many pixels: a terminal shows a few thousand of them.
    public static let standard = PictureLimits()
}
