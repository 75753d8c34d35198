import Foundation

/// A picture that is loaded from a URL, with a placeholder until it is available.
///
/// ```swift
/// import CursesUI
/// import CursesUIImage
///
/// AsyncImage(url: user.avatarURL) { image in
///     image.resizable().scaledToFit()
/// } placeholder: {
///     ProgressView()
/// }
/// ```
///
/// The picture is loaded when the view appears. A change of the URL loads it again, and cancels the request in
/// progress. The request is also cancelled when the view disappears. Loading and decoding do not block the main thread.
/// They need `import CursesUIImage`; without it the phase is a failure with an explanation.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase: AsyncImagePhase

    /// Creates an image with a custom view for each phase of loading.
    ///
    /// - Parameters:
    ///   - url: the URL of a PNG or JPEG, on the network or a file; `nil` if it is not known yet.
    ///   - scale: the number of pixels in a unit when the picture is shown at its own size.
    ///   - transaction: the transaction in which the phase changes.
    ///   - content: creates the view for a phase.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
        let known = url.flatMap { Pictures.source.loadedPicture(at: $0) }
        _phase = State(initialValue: known.map { .success(Image(picture: $0, scale: scale)) } ?? .empty)
    }

    /// The view for the current phase.
    public var body: some View {
        content(phase)
            .task(id: url) { await load() }
    }

    private func load() async {
        guard let url else { return show(.empty) }
        if let known = Pictures.source.loadedPicture(at: url) { return show(known) }
        show(.empty)
        do {
            let picture = try await Pictures.source.loadPicture(at: url)
            guard !Task.isCancelled else { return }
            show(picture)
        } catch {
            guard !Task.isCancelled else { return }
            show(.failure(error))
        }
    }

    private func show(_ picture: any Picture) {
        show(.success(Image(picture: picture, scale: scale)))
    }

    private func show(_ new: AsyncImagePhase) {
        guard !new.isSame(as: phase) else { return }
        withTransaction(transaction) { phase = new }
    }
}

extension AsyncImage {
    /// Creates an image that shows the picture at its own size. A grey area is shown until the picture is available, or
    /// if it cannot be loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent<Image, Color> {
        self.init(url: url, scale: scale) { phase in
            _AsyncImageContent(phase: phase, content: { $0 }, placeholder: { Color.gray })
        }
    }

    /// Creates an image that shows the picture in a custom view.
    ///
    /// - Parameter placeholder: shown until the picture is available, or if it cannot be loaded.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _AsyncImageContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            _AsyncImageContent(phase: phase, content: content, placeholder: placeholder)
        }
    }
}

/// A picture or its placeholder.
public struct _AsyncImageContent<Content: View, Placeholder: View>: View {
    let phase: AsyncImagePhase
    let content: (Image) -> Content
    let placeholder: () -> Placeholder

    /// The picture or its placeholder.
    public var body: some View {
        if let image = phase.image {
            content(image)
        } else {
            placeholder()
        }
    }
}
