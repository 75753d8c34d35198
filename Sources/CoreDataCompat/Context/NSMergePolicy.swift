import Foundation

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    /// A save with a conflict fails.
    case errorMergePolicyType
    /// The saved object stays as it is.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The saved object takes the values of the new one.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The saved object takes the values of the new one.
    case overwriteMergePolicyType
    /// The saved object stays as it is.
    case rollbackMergePolicyType
}

/// Decides a save with two objects that have the same values, although the model allows only one such object.
///
/// The object that is older stays, and gets all objects that are related to the other.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // The only property is constant.
    /// The kind.
    public let mergeType: NSMergePolicyType

    /// Creates a policy.
    public init(merge type: NSMergePolicyType) {
        mergeType = type
    }

    /// A save with a conflict fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The saved object stays as it is.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The saved object takes the values of the new one.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The saved object takes the values of the new one.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The saved object stays as it is.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// A save with a conflict fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The saved object stays as it is.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The saved object takes the values of the new one.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The saved object takes the values of the new one.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The saved object stays as it is.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
