/// The phase of loading a picture.
public enum AsyncImagePhase: Sendable {
    /// The picture is not available yet.
    case empty
    case success(Image)
    /// The picture could not be loaded or decoded.
    case failure(any Error)

    /// The picture, if it is available.
    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    /// The error, if the picture could not be loaded.
    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}

extension AsyncImagePhase {
    /// Returns whether the views of two phases look the same.
    func isSame(as other: AsyncImagePhase) -> Bool {
        switch (self, other) {
        case (.empty, .empty): true
        case (.success(let old), .success(let new)): old == new
        default: false
        }
    }
}
