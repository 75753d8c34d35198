import Foundation

extension NSSortDescriptor {
    /// Creates an order by the value of a name, of dictionaries. Values of other kinds have no names on Linux, and stay
    /// in their order.
    @_disfavoredOverload
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.[valueOfDictionary: key ?? "self"], ascending: ascending) { first, second in
            switch (first, second) {
            case (let first as String, let second as String): first.compare(second)
            case (let first as Date, let second as Date): first.compare(second)
            case (let first as NSNumber, let second as NSNumber): first.compare(second)
            default: .orderedSame
            }
        }
    }
}

extension NSObject {
    fileprivate subscript(valueOfDictionary key: String) -> Any? { (self as? NSDictionary)?[key] }
}
