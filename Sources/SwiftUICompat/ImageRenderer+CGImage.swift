import CursesUIImage

extension ImageRenderer {
    /// The picture of the view; `nil` if the view has no size.
    @MainActor @preconcurrency
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Calls a closure with the size of the view and a closure that draws it.
    ///
    /// The latter draws the view's picture in a `UIGraphicsImageRenderer`. It has no effect on a context for a PDF file,
    /// which does not exist in a terminal.
    ///
    /// - Parameter rasterizationScale: has no effect: the scale of the renderer counts.
    @MainActor @preconcurrency
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let picture = uiImage
        renderer(picture?.size ?? .zero) { context in
            if let image = picture?.cgImage { context.draw(image, in: .zero) }
        }
    }
}
