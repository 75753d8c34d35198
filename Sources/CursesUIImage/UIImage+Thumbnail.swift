import Foundation

extension UIImage {
    /// Decodes the picture on the calling thread, and returns it with as many pixels per point as make it fit a size;
    /// `nil` if it is damaged or the size is empty. A symbol has one size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        thumbnail(of: size)?.preparingForDisplay()
    }

    /// Decodes the picture on a background thread, and returns it with as many pixels per point as make it fit a size;
    /// `nil` if it is damaged or the size is empty. A symbol has one size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await thumbnail(of: size)?.byPreparingForDisplay()
    }

    private func thumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let factor = max(self.size.width / size.width, self.size.height / size.height)
        return picture == nil || factor <= 0 ? self : UIImage(self, scale: scale * factor)
    }
}
