import SwiftUICompat

/// A view of a link: its title, and the link.
open class LPLinkView: UIView {
    /// What is known about the link.
    open var metadata: LPLinkMetadata { didSet { show() } }

    /// Creates a view of a URL.
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, url)
        self.init(metadata: metadata)
    }

    /// Creates a view of a link.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        show()
    }

    /// Creates a view without a link.
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
    }

    private func show() {
        let (title, url) = (metadata.title, metadata.url ?? metadata.originalURL)
        standIn = AnyView(
            VStack(alignment: .leading) {
                if let title { Text(verbatim: title).bold() }
                if let url {
                    Link(title == nil ? url.absoluteString : url.host ?? url.absoluteString, destination: url)
                }
            })
    }
}
