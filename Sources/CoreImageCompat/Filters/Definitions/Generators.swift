import Foundation

extension FilterDefinition {
    static let generators = [qrCodeGenerator, code128BarcodeGenerator]

    /// A QR code of ISO/IEC 18004, with a margin of one module, as Apple's filter draws it. The standard asks for four.
    static let qrCodeGenerator = FilterDefinition(
        generator: "CIQRCodeGenerator", "QR Code Generator", kCICategoryGenerator, QRCodeGenerator.self,
        [
            Input(key: "inputMessage", value: { .data(Data()) }),
            Input(key: "inputCorrectionLevel", value: { .text("M") }),
        ]
    ) { inputs in
        let level = inputs.text("inputCorrectionLevel")
        guard let correction = QRCorrection(rawValue: level) else {
            CIFilter.report("\(level) is not a correction level of QR codes")
            return nil
        }
        let message = inputs.data("inputMessage")
        guard let code = QRCode(message: [UInt8](message), correction: correction) else {
            CIFilter.report("\(message.count) bytes are too many for a QR code with the correction level \(level)")
            return nil
        }
        let side = code.side + 2
        return CIImage(modules: side, side) { column, row in
            let isInside = (1...code.side).contains(column) && (1...code.side).contains(row)
            return isInside && code.isDark(column - 1, row - 1)
        }
    }

    /// A bar code of ISO/IEC 15417.
    static let code128BarcodeGenerator = FilterDefinition(
        generator: "CICode128BarcodeGenerator", "Code 128 Barcode Generator", kCICategoryGenerator,
        Code128BarcodeGenerator.self,
        [
            Input(key: "inputMessage", value: { .data(Data()) }), .number("inputQuietSpace", 7, 0...100),
            .number("inputBarcodeHeight", 32, 1...500),
        ]
    ) { inputs in
        guard let code = Code128(message: [UInt8](inputs.data("inputMessage"))) else {
            CIFilter.report("a message for Code 128 has at least one character, and only those of ASCII")
            return nil
        }
        let margin = Int(min(max(inputs.number("inputQuietSpace"), 0), 100))
        let height = Int(min(max(inputs.number("inputBarcodeHeight"), 1), 500))
        let modules = code.modules
        return CIImage(modules: modules.count + 2 * margin, height) { column, _ in
            modules.indices.contains(column - margin) && modules[column - margin]
        }
    }
}

extension CIImage {
    /// Creates the image of a code: one pixel for each module, black or white. It stays sharp when it is larger.
    fileprivate convenience init(modules columns: Int, _ rows: Int, _ isDark: (_ column: Int, _ row: Int) -> Bool) {
        let extent = CGRect(x: 0, y: 0, width: columns, height: rows)
        var raster = Raster(extent: extent, columns: columns, rows: rows) { target in
            for row in 0..<rows {
                for column in 0..<columns {
                    let value: Float = isDark(column, row) ? 0 : 1
                    target[row * columns + column] = Pixel(red: value, green: value, blue: value, alpha: 1)
                }
            }
        }
        raster.isNearest = true
        self.init(raster)
    }
}
