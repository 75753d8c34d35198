// The names of the values of elements that need an argument.

/// The line of a character.
public let kAXLineForIndexParameterizedAttribute = "AXLineForIndex"
/// The characters of a line.
public let kAXRangeForLineParameterizedAttribute = "AXRangeForLine"
/// The text at a place.
public let kAXStringForRangeParameterizedAttribute = "AXStringForRange"
/// The character at a point.
public let kAXRangeForPositionParameterizedAttribute = "AXRangeForPosition"
/// The character at a place.
public let kAXRangeForIndexParameterizedAttribute = "AXRangeForIndex"
/// The rectangle of a text.
public let kAXBoundsForRangeParameterizedAttribute = "AXBoundsForRange"
/// The text with its fonts.
public let kAXRTFForRangeParameterizedAttribute = "AXRTFForRange"
/// The text with its attributes.
public let kAXAttributedStringForRangeParameterizedAttribute = "AXAttributedStringForRange"
/// The characters with the same attributes.
public let kAXStyleRangeForIndexParameterizedAttribute = "AXStyleRangeForIndex"
/// A cell.
public let kAXCellForColumnAndRowParameterizedAttribute = "AXCellForColumnAndRow"
