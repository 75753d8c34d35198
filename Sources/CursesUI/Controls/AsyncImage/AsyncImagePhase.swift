/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    case success(Image)
    /// The picture could not be loaded or decoded.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    /// Why there is no picture, if it could not be loaded.
    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}

extension AsyncImagePhase {
    /// Whether the same is seen in both.
    func isSame(as other: AsyncImagePhase) -> Bool {
        switch (self, other) {
        case (.empty, .empty): true
        case (.success(let old), .success(let new)): old == new
        default: false
        }
    }
}
