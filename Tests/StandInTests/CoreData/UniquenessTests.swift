import CoreDataCompat
import CursesUITesting
import Testing

@Suite("Objects with a unique value, and what is related to them")
@MainActor
struct UniquenessTests {
    nonisolated private static let policies: [NSMergePolicy] = [
        .mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump, .overwrite, .rollback,
    ]

    @Test("New objects with the same value become one, which all cars have", arguments: policies)
    func allNew(policy: NSMergePolicy) throws {
        let garage = Garage()
        garage.context.mergePolicy = policy
        for name in ["Hyundai", "Kia", "Genesis"] {
            garage.add("Car", ["name": name, "origin": garage.add("Country", ["name": "KR", "note": name])])
        }
        garage.add("Car", ["name": "Mazda", "origin": garage.add("Country", ["name": "JP"])])
        try garage.context.save()
        let expected = ["Hyundai": "KR", "Kia": "KR", "Genesis": "KR", "Mazda": "JP"]
        #expect(try garage.values("origin.name", of: "Car") == expected)
        let korea = try garage.all("Country").first { $0.value(forKey: "name") as? String == "KR" }
        #expect(try garage.all("Country").count == 2)
        #expect(garage.names("cars", of: korea) == ["Genesis", "Hyundai", "Kia"])
        #expect(!garage.context.hasChanges)
        #expect(try garage.values("origin.name", of: "Car", in: garage.fresh) == expected)
    }

    private struct Countries: View {
        @FetchRequest private var countries: FetchedResults<NSManagedObject>
        let garage: Garage

        init(_ garage: Garage) {
            self.garage = garage
            let request = NSFetchRequest<NSManagedObject>(entityName: "Country")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            _countries = FetchRequest(fetchRequest: request)
        }

        var body: some View {
            ForEach(countries, id: \.self) { country in
                Text("\(country.value(forKey: "name") as? String ?? ""): ")
                    + Text(garage.names("cars", of: country).joined(separator: " "))
            }
            Button("Add") {
                for (name, country) in [("Kia", "KR"), ("Genesis", "KR"), ("Mazda", "JP")] {
                    garage.add("Car", ["name": name, "origin": garage.add("Country", ["name": country])])
                }
                try? garage.context.save()
            }
        }
    }

    @Test("A view shows the objects that stay, with all that is related to them")
    func view() {
        let garage = Garage()
        garage.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        let app = TestApp(
            Countries(garage).environment(\.managedObjectContext, garage.context),
            size: CellSize(width: 30, height: 6))
        app.press(.return)
        app.settle()
        #expect(app.screen.text.contains("KR: Genesis Kia") && app.screen.text.contains("JP: Mazda"))
        app.press(.return)
        app.settle()
        #expect(app.screen.text.contains("KR: Genesis Genesis Kia Kia"))
        #expect(app.screen.text.contains("JP: Mazda Mazda"))
    }

    @Test("All objects with the same value are merged into one, also if they are many")
    func many() throws {
        let garage = Garage()
        garage.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        for number in 0..<500 {
            garage.add("Car", ["name": "\(number)", "origin": garage.add("Country", ["name": "KR"])])
        }
        try garage.context.save()
        #expect(try garage.all("Country").map { garage.names("cars", of: $0).count } == [500])
    }

    @Test("A saved object gets the cars of a new one, and keeps its own", arguments: policies)
    func saved(policy: NSMergePolicy) throws {
        let garage = Garage()
        garage.context.mergePolicy = policy
        let old = garage.add("Country", ["name": "KR", "note": "old"])
        garage.add("Car", ["name": "Hyundai", "origin": old])
        try garage.context.save()
        let new = garage.add("Country", ["name": "KR", "note": "new"])
        for name in ["Kia", "Genesis"] { garage.add("Car", ["name": name, "origin": new]) }
        try garage.context.save()
        #expect(try garage.all("Country") == [old])
        #expect(garage.names("cars", of: old) == ["Genesis", "Hyundai", "Kia"])
        let isNew = policy === NSMergePolicy.mergeByPropertyObjectTrump || policy === NSMergePolicy.overwrite
        #expect(old.value(forKey: "note") as? String == (isNew ? "new" : "old"))
        #expect(
            try garage.values("origin.note", of: "Car", in: garage.fresh)
                == ["Hyundai": isNew ? "new" : "old", "Kia": isNew ? "new" : "old", "Genesis": isNew ? "new" : "old"])
    }

    @Test("A saved object whose value changes to that of another gives it its cars", arguments: policies)
    func changed(policy: NSMergePolicy) throws {
        let garage = Garage()
        garage.context.mergePolicy = policy
        let first = garage.add("Country", ["name": "ROK", "note": "first"])
        let second = garage.add("Country", ["name": "KR", "note": "second"])
        garage.add("Car", ["name": "Hyundai", "origin": first])
        garage.add("Car", ["name": "Kia", "origin": second])
        try garage.context.save()
        first.setValue("KR", forKey: "name")
        first.setValue("changed", forKey: "note")
        try garage.context.save()
        let country = try #require(try garage.all("Country").first)
        #expect(try garage.all("Country").count == 1)
        #expect(garage.names("cars", of: country) == ["Hyundai", "Kia"])
        // The changed object counts as the object, although it has been inserted before the other.
        let isObject = policy === NSMergePolicy.mergeByPropertyObjectTrump || policy === NSMergePolicy.overwrite
        #expect(country.value(forKey: "note") as? String == (isObject ? "changed" : "second"))
    }

    @Test("The rules for deletion do not apply to an object that is merged", arguments: policies)
    func rules(policy: NSMergePolicy) throws {
        for rule in [NSDeleteRule.cascadeDeleteRule, .denyDeleteRule, .noActionDeleteRule] {
            let garage = Garage(rule)
            garage.context.mergePolicy = policy
            let old = garage.add("Country", ["name": "KR"])
            garage.add("Car", ["name": "Hyundai", "origin": old])
            try garage.context.save()
            let other = garage.add("Country", ["name": "K"])
            garage.add("Car", ["name": "Kia", "origin": other])
            try garage.context.save()
            other.setValue("KR", forKey: "name")
            garage.add("Car", ["name": "Genesis", "origin": garage.add("Country", ["name": "KR"])])
            try garage.context.save()
            #expect(
                try garage.values("origin.name", of: "Car") == ["Hyundai": "KR", "Kia": "KR", "Genesis": "KR"])
            #expect(try garage.all("Country") == [old])
        }
    }

    @Test("Objects in both, without an inverse, and the only one of another follow too", arguments: policies)
    func forms(policy: NSMergePolicy) throws {
        let garage = Garage(.cascadeDeleteRule)
        garage.context.mergePolicy = policy
        let asia = garage.add("Continent", ["name": "Asia"])
        let (first, second) = (garage.add("Country", ["name": "KR"]), garage.add("Country", ["name": "KR"]))
        second.setValue(garage.add("Flag", ["name": "Taegeukgi"]), forKey: "flag")
        second.setValue(asia, forKey: "continent")
        let kia = garage.add("Car", ["name": "Kia", "visited": NSSet(array: [first, second])])
        let mazda = garage.add("Car", ["name": "Mazda", "visited": NSSet(array: [second])])
        garage.add("Ticket", ["name": "ticket", "destination": second])
        try garage.context.save()
        #expect(try garage.all("Country") == [first])
        #expect(garage.names("visited", of: kia) == ["KR"] && garage.names("visited", of: mazda) == ["KR"])
        #expect(garage.names("visitors", of: first) == ["Kia", "Mazda"])
        #expect(garage.names("countries", of: asia) == ["KR"])
        #expect(try garage.values("destination.name", of: "Ticket") == ["ticket": "KR"])
        #expect(try garage.values("country.name", of: "Flag") == ["Taegeukgi": "KR"])
        #expect(first.value(forKeyPath: "continent.name") as? String == "Asia")
        #expect(second.managedObjectContext == nil)
    }
}

extension Garage {
    /// A new context on the main queue, which has what is saved.
    fileprivate var fresh: NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = container.persistentStoreCoordinator
        return context
    }
}
