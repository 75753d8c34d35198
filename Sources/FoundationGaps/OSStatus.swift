/// The result of a function of Apple's older frameworks; 0 if there was no error.
public typealias OSStatus = Int32

/// The result of a function without an error.
public let noErr: OSStatus = 0
