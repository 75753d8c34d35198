import Foundation
import FoundationGaps

/// Fails: an app in a terminal does not move the pointer.
@discardableResult
public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> CGError { .failure }

/// Fails: an app in a terminal does not move the pointer.
@discardableResult
public func CGDisplayMoveCursorToPoint(_ display: CGDirectDisplayID, _ point: CGPoint) -> CGError { .failure }

/// Fails: an app in a terminal does not hold the pointer.
@discardableResult
public func CGAssociateMouseAndMouseCursorPosition(_ connected: boolean_t) -> CGError { .failure }

/// Fails: an app in a terminal does not hide the pointer.
@discardableResult
public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError { .failure }

/// Has no effect: the pointer is never hidden.
@discardableResult
public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError { .success }
