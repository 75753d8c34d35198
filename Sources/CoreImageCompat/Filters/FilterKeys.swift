/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image to mix in.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the strength of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a distance.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a size, or of the strength of a distortion.
public let kCIInputScaleKey = "inputScale"
/// The key of a point.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of an exposure value.
public let kCIInputEVKey = "inputEV"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a width.
public let kCIInputWidthKey = "inputWidth"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the ratio between the sides of a picture.
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// The key of the name of a filter, among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of a filter for users.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the categories of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of an input, among the attributes of this input.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the default value of an input.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the name of an input for users.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of the lowest number that a slider offers.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the highest number that a slider offers.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// The category of all filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category of blurs.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that change colours by the values of an app.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that change colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of distortions.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of codes and other images that are made from values.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that scale or turn an image.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that sharpen an image.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters that make an image look like one of a different kind.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters that combine images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
