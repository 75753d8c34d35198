/// How a video fills its frame; it has no effect.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The whole video is visible.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The video fills the frame, and is cut.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The video fills the frame, and is stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
