import Foundation

/// An identifier of Core Foundation that is different each time.
public final class CFUUID: Sendable {
    let uuid = UUID()
}

/// Returns a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { CFUUID() }

/// Returns the text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
    (uuid?.uuid.uuidString).map { $0 as NSString }
}
