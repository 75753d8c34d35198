import Foundation

/// A style that fills an area with repetitions of a picture.
///
/// ```swift
/// Circle().fill(.image(Image("bricks")))
/// ```
///
/// Texts and lines have the primary colour, and so do areas whose picture cannot be loaded.
public struct ImagePaint: Sendable {
    /// The picture. A symbol has no pixels, and counts as a picture that cannot be loaded.
    public var image: Image
    /// The part of the picture that is repeated, from 0 to 1 in both directions.
    public var sourceRect: CGRect
    /// The factor by which the picture is enlarged.
    public var scale: CGFloat

    /// Creates a style that repeats a picture, or a part of it.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PaintStyle {
    var paint: Paint { .picture(PicturePaint(style: self)) }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that repeats a picture, or a part of it.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// The paint of an ``ImagePaint``.
struct PicturePaint: Hashable, Sendable {
    let style: ImagePaint

    static func == (old: PicturePaint, new: PicturePaint) -> Bool {
        old.style.image == new.style.image && old.style.sourceRect == new.style.sourceRect
            && old.style.scale == new.style.scale
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(style.scale)
    }

    /// Returns the picture with the properties that it is drawn with; `nil` if there is no picture.
    @MainActor
    func shown(for owner: any LayoutOwner) -> ShownPicture? {
        let environment = owner.environment
        let source: ScaledPicture? =
            switch style.image.source {
            case .symbol: nil
            case .named(let name, let bundle, _):
                Pictures.source.picture(named: name, in: bundle, for: environment.colorScheme)
            case .picture(let picture, _): picture
            }
        guard let source, style.scale > 0 else { return nil }
        if environment.waitsForPictures { source.picture.prepareNow() }
        guard source.picture.state != .failed else { return nil }
        return ShownPicture(
            source: ScaledPicture(source.picture, scale: source.scale / style.scale),
            part: style.sourceRect.standardized.intersection(PictureRequest.wholePicture),
            resizing: Image.Resizing(capInsets: EdgeInsets(), mode: .tile),
            interpolation: style.image.interpolation,
            template: nil,
            isRedacted: environment.isRedacted,
            screen: environment.pictureScreen,
            metrics: owner.layoutContext.metrics
        )
    }
}
