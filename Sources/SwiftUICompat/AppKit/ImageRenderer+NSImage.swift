import CursesUIImage

extension ImageRenderer {
    /// The picture of the view; `nil` if the view has no size.
    @MainActor @preconcurrency
    public var nsImage: NSImage? { uiImage }
}
