import CoreData
import Foundation

@objc(Shop)
public class Shop: NSManagedObject {
    var sortedErrands: [Errand] {
        let set = errands as? Set<Errand> ?? []
        return set.sorted { ($0.title ?? "") < ($1.title ?? "") }
    }

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(["Monday", "Friday"], forKey: #keyPath(Shop.openDays))
    }
}

extension Shop: Identifiable {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Shop> {
        return NSFetchRequest<Shop>(entityName: "Shop")
    }

    @NSManaged public var name: String?
    @NSManaged public var openDays: [String]?
    @NSManaged public var errands: NSSet?
}

extension Shop {
    @objc(addErrandsObject:)
    @NSManaged public func addToErrands(_ value: Errand)

    @objc(removeErrands:)
    @NSManaged public func removeFromErrands(_ values: NSSet)
}
