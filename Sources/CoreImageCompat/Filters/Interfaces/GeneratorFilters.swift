import CursesUI
import Foundation

/// A filter that makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes of the message.
    var message: Data { get set }
    /// How much of the code may be damaged: `L` for 7 %, `M` for 15 %, `Q` for 25 %, `H` for 30 %.
    var correctionLevel: String { get set }
}

/// A filter that makes a bar code with Code 128.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The characters of the message, in ASCII.
    var message: Data { get set }
    /// The width of the white margin, from 0 to 100 modules.
    var quietSpace: Float { get set }
    /// The height, from 1 to 500.
    var barcodeHeight: Float { get set }
}

extension CIFilter {
    /// Returns a filter that makes a QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeGenerator(.qrCodeGenerator) }

    /// Returns a filter that makes a bar code with Code 128.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128BarcodeGenerator(.code128BarcodeGenerator)
    }
}

final class QRCodeGenerator: BuiltinFilter, CIQRCodeGenerator {}
final class Code128BarcodeGenerator: BuiltinFilter, CICode128BarcodeGenerator {}
