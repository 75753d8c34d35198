import CoreGraphicsCompat
import QuartzCoreCompat

/// A layer that shows the video of a player. A terminal shows no layers.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// The value is kept, but has no effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always `false`: no picture is shown.
    open var isReadyForDisplay: Bool { false }
    /// An empty rectangle: no picture is shown.
    open var videoRect: CGRect { .zero }

    /// Creates a layer without a player.
    public override init() { super.init() }

    /// Creates a layer.
    public init(player: AVPlayer?) {
        super.init()
        self.player = player
    }
}

extension AVPlayerLayer: ViewLayer {
    package static func makeLayer() -> CALayer { AVPlayerLayer() }
    package static var showsVideo: Bool { true }
}
