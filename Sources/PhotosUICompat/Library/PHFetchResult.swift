import SwiftUICompat

/// The result of a search in the photo library, which is always empty.
open class PHFetchResult<ObjectType: AnyObject> {
    init() {}

    /// The number of objects: 0.
    open var count: Int { 0 }
    /// The first object; there is none.
    open var firstObject: ObjectType? { nil }
    /// The last object; there is none.
    open var lastObject: ObjectType? { nil }

    /// Stops the program: there are no objects.
    open func object(at index: Int) -> ObjectType { preconditionFailure("Index \(index) of an empty result") }
    /// Stops the program: there are no objects.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Returns no objects.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Returns `false`: there are no objects.
    open func contains(_ object: ObjectType) -> Bool { false }
    /// Returns `NSNotFound`: there are no objects.
    open func index(of object: ObjectType) -> Int { NSNotFound }
    /// Calls nothing: there are no objects.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Returns 0: there are no objects.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// The options of a search in the photo library.
open class PHFetchOptions {
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The condition for results.
    open var predicate: NSPredicate?
    /// The greatest number of results; 0 for all.
    open var fetchLimit = 0
    /// Whether hidden assets are found.
    open var includeHiddenAssets = false

    /// Creates options.
    public init() {}
}
