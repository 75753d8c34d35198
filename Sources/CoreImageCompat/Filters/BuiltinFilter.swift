import CursesUI
import Foundation

/// A filter of this module. Each has a class of its own, with the protocol that names its inputs.
class BuiltinFilter: CIFilter {
    required override init(_ definition: FilterDefinition) {
        super.init(definition)
    }

    private func number(_ key: String) -> Float { inputs().number(key) }

    var inputImage: CIImage? {
        get { inputs().image }
        set { set(.image(newValue), kCIInputImageKey) }
    }
    var backgroundImage: CIImage? {
        get { inputs().image(kCIInputBackgroundImageKey) }
        set { set(.image(newValue), kCIInputBackgroundImageKey) }
    }
    var center: CGPoint {
        get { inputs().center }
        set { set(.point(newValue), kCIInputCenterKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { set(.number(newValue), kCIInputIntensityKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { set(.number(newValue), kCIInputRadiusKey) }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { set(.number(newValue), kCIInputScaleKey) }
    }
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { set(.number(newValue), kCIInputAngleKey) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { set(.number(newValue), kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { set(.number(newValue), kCIInputContrastKey) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { set(.number(newValue), kCIInputSaturationKey) }
    }
    var amount: Float {
        get { number(kCIInputAmountKey) }
        set { set(.number(newValue), kCIInputAmountKey) }
    }
    var ev: Float {
        get { number(kCIInputEVKey) }
        set { set(.number(newValue), kCIInputEVKey) }
    }
    var power: Float {
        get { number("inputPower") }
        set { set(.number(newValue), "inputPower") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { set(.number(newValue), "inputLevels") }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { set(.number(newValue), "inputFalloff") }
    }
    var sharpness: Float {
        get { number(kCIInputSharpnessKey) }
        set { set(.number(newValue), kCIInputSharpnessKey) }
    }
    var aspectRatio: Float {
        get { number(kCIInputAspectRatioKey) }
        set { set(.number(newValue), kCIInputAspectRatioKey) }
    }
    var color: CIColor {
        get { inputs().color(kCIInputColorKey) }
        set { set(.color(newValue), kCIInputColorKey) }
    }
    var color0: CIColor {
        get { inputs().color("inputColor0") }
        set { set(.color(newValue), "inputColor0") }
    }
    var color1: CIColor {
        get { inputs().color("inputColor1") }
        set { set(.color(newValue), "inputColor1") }
    }
    var transform: CGAffineTransform {
        get { inputs().transform }
        set { set(.matrix(newValue), kCIInputTransformKey) }
    }
    var message: Data {
        get { inputs().data("inputMessage") }
        set { set(.data(newValue), "inputMessage") }
    }
    var correctionLevel: String {
        get { inputs().text("inputCorrectionLevel") }
        set { set(.text(newValue), "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { set(.number(newValue), "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { set(.number(newValue), "inputBarcodeHeight") }
    }
}
