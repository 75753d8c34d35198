import Foundation

/// A picture that is loaded from an address, with something in its place until it is there.
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
/// The picture is loaded when the view appears, and again for another address, which cancels the
/// request that is under way. The view's end cancels it too. Loading and decoding do not keep the main
/// thread busy. `import CursesUIImage` brings what loads and decodes; without it the phase is a failure
/// that says so.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase: AsyncImagePhase

    /// - Parameters:
    ///   - url: of a PNG or JPEG, on the network or a file; `nil` for nothing yet.
    ///   - scale: how many pixels are a unit, where the picture is shown at its own size.
    ///   - transaction: how a change of the phase is shown.
    ///   - content: made of what there is of the picture.
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

    /// What is shown.
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
    /// Shows the picture at its own size; until it is there, and where it cannot be loaded, a grey area.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent<Image, Color> {
        self.init(url: url, scale: scale) { phase in
            _AsyncImageContent(phase: phase, content: { $0 }, placeholder: { Color.gray })
        }
    }

    /// - Parameter placeholder: shown until the picture is there, and where it cannot be loaded.
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

/// A picture, or what stands in its place.
public struct _AsyncImageContent<Content: View, Placeholder: View>: View {
    let phase: AsyncImagePhase
    let content: (Image) -> Content
    let placeholder: () -> Placeholder

    /// What is shown.
    public var body: some View {
        if let image = phase.image {
            content(image)
        } else {
            placeholder()
        }
    }
}
