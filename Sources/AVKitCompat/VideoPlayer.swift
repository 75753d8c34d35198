@_exported import AVFoundationCompat
@_exported import SwiftUICompat

/// A view that plays a video. A terminal shows the video's URL as a link, which the desktop's player opens.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a view with a view over the video.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    /// The link, in a frame.
    public var body: some View {
        VideoLink(player: player).overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view.
    public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}

/// The URL of a player's video as a link, in a frame.
struct VideoLink: View {
    let player: AVPlayer?

    var body: some View {
        VStack {
            Text(verbatim: "A video").foregroundStyle(.secondary)
            if let url = player?.currentItem?.url { Link(url.absoluteString, destination: url) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .border(.secondary)
    }
}

/// A controller that plays a video. A terminal shows the video's URL as a link.
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer? { didSet { show() } }
    /// The value is kept, but has no effect.
    open var showsPlaybackControls = true
    /// The value is kept, but has no effect.
    open var allowsPictureInPicturePlayback = true
    /// The value is kept, but has no effect.
    open var entersFullScreenWhenPlaybackBegins = false
    /// The value is kept, but has no effect.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// The value is kept, but has no effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a controller.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func show() { standIn = AnyView(VideoLink(player: player)) }
}
