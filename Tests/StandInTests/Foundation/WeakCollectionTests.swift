import FoundationGaps
import Testing

@Suite("Weak collections")
struct WeakCollectionTests {
    private final class Observer {}

    @Test("A weak set loses objects that nothing else keeps, and contains an object once")
    func hashTable() {
        let set = NSHashTable<Observer>.weakObjects()
        let kept = Observer()
        set.add(kept)
        set.add(kept)
        do {
            let lost = Observer()
            set.add(lost)
            withExtendedLifetime(lost) { #expect(set.count == 2 && set.contains(lost)) }
        }
        #expect(set.count == 1 && set.allObjects.first === kept)
        set.remove(kept)
        #expect(set.anyObject == nil)
    }

    @Test("A strong set keeps its objects, and compares them with isEqual")
    func strongSet() {
        let set = NSHashTable<NSString>()
        set.add(NSString(string: "a"))
        set.add(NSString(string: "a"))
        #expect(set.count == 1 && set.contains(NSString(string: "a")))
        set.removeAllObjects()
        #expect(set.count == 0)
    }

    @Test("A dictionary loses values whose keys or values are released")
    func mapTable() {
        let map = NSMapTable<NSString, Observer>.strongToWeakObjects()
        let kept = Observer()
        map.setObject(kept, forKey: "a")
        do {
            let lost = Observer()
            map.setObject(lost, forKey: "b")
            withExtendedLifetime(lost) { #expect(map.object(forKey: "b") === lost && map.count == 2) }
        }
        #expect(map.object(forKey: "a") === kept && map.object(forKey: "b") == nil)
        #expect(map.keyEnumerator().allObjects.count == 1)
        map.setObject(nil, forKey: "a")
        #expect(map.count == 0)
        withExtendedLifetime(kept) {}
    }
}
