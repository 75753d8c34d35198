import CursesUI
import CursesUIImage

/// A file or data with a picture, from which Image I/O reads it.
///
/// It has one picture, also if the file has several frames.
public final class CGImageSource {
    fileprivate let image: UIImage

    fileprivate init?(_ image: UIImage?) {
        guard let image else { return nil }
        self.image = image
    }
}

/// Returns the source of a picture in a file; `nil` if there is none that can be read.
///
/// - Parameter options: has no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    url.path.flatMap { CGImageSource(UIImage(contentsOfFile: $0)) }
}

/// Returns the source of a picture in data; `nil` if there is none that can be read.
///
/// - Parameter options: has no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSource(UIImage(data: Data(referencing: data)))
}

/// Returns the number of pictures in a source: one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Returns the picture of a source at an index, which is 0 for the only one; `nil` for any other.
///
/// - Parameter options: has no effect.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
    index == 0 ? source.image.cgImage : nil
}
