/// Fails: the colours of a terminal cannot be made darker.
@discardableResult
public func CGSetDisplayTransferByTable(
    _ display: CGDirectDisplayID, _ tableSize: UInt32, _ redTable: UnsafePointer<CGGammaValue>?,
    _ greenTable: UnsafePointer<CGGammaValue>?, _ blueTable: UnsafePointer<CGGammaValue>?
) -> CGError { .failure }

/// Fails: the colours of a terminal cannot be made darker.
@discardableResult
public func CGSetDisplayTransferByFormula(
    _ display: CGDirectDisplayID, _ redMin: CGGammaValue, _ redMax: CGGammaValue, _ redGamma: CGGammaValue,
    _ greenMin: CGGammaValue, _ greenMax: CGGammaValue, _ greenGamma: CGGammaValue, _ blueMin: CGGammaValue,
    _ blueMax: CGGammaValue, _ blueGamma: CGGammaValue
) -> CGError { .failure }

/// Fails: a terminal has no such tables.
@discardableResult
public func CGGetDisplayTransferByTable(
    _ display: CGDirectDisplayID, _ capacity: UInt32, _ redTable: UnsafeMutablePointer<CGGammaValue>?,
    _ greenTable: UnsafeMutablePointer<CGGammaValue>?, _ blueTable: UnsafeMutablePointer<CGGammaValue>?,
    _ sampleCount: UnsafeMutablePointer<UInt32>?
) -> CGError {
    sampleCount?.pointee = 0
    return .failure
}

/// Has no effect: the colours of a terminal are never changed.
public func CGDisplayRestoreColorSyncSettings() {}
