import CursesUI
import Foundation

/// A filter that makes a photograph look as if it were taken with a different film.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

extension CIFilter {
    /// Returns a filter that shows a photograph with strong colours and contrast.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectChrome) }

    /// Returns a filter that shows a photograph with faded colours.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectFade) }

    /// Returns a filter that shows a photograph like one of an instant camera.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectInstant) }

    /// Returns a filter that shows a photograph in black and white, with little contrast.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectMono) }

    /// Returns a filter that shows a photograph in black and white, with strong contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectNoir) }

    /// Returns a filter that shows a photograph with cool colours.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectProcess) }

    /// Returns a filter that shows a photograph in black and white, with unchanged contrast.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectTonal) }

    /// Returns a filter that shows a photograph with warm colours.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { PhotoEffect(.photoEffectTransfer) }
}

final class PhotoEffect: BuiltinFilter, CIPhotoEffect {}
