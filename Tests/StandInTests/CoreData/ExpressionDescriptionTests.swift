import CoreDataCompat
import Testing

@Suite("Dictionaries with computed values")
@MainActor
struct ExpressionDescriptionTests {
    private let container = Music.container()
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws {
        let (first, second) = (Album(context: context), Album(context: context))
        (first.title, second.title) = ("First", "Second")
        for (number, name) in ["a", "b", "c", "d"].enumerated() {
            let song = context.song(name, in: number == 0 ? second : first)
            song.seconds = Int16(10 * (number + 1))
            song.rating = Double(number) + 0.5
            song.plays = NSNumber(value: number)
            song.price = NSDecimalNumber(string: "0.1")
            song.added = Date(timeIntervalSince1970: Double(number))
            song.isLoved = number == 3
        }
        try context.save()
    }

    private func computed(
        _ name: String, _ function: String, _ argument: NSExpression, _ type: NSAttributeType
    ) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = NSExpression(forFunction: function, arguments: [argument])
        description.expressionResultType = type
        return description
    }

    private func request<Result>(_ properties: Any...) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>(entityName: "Song")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = properties
        return request
    }

    @Test("A sum of all objects is one dictionary, by a key path of Swift and by name")
    func sum() throws {
        let plays = NSExpression(forKeyPath: \Song.plays)
        let request: NSFetchRequest<any NSFetchRequestResult> = request(
            computed("total", "sum:", plays, .integer32AttributeType),
            computed("seconds", "sum:", NSExpression(forKeyPath: "seconds"), .integer64AttributeType))
        let results = try context.fetch(request)
        #expect(results.count == 1)
        let map = results[0] as? [String: Int]
        #expect(map == ["total": 6, "seconds": 100])
        #expect((results as? [[String: Any]])?.first?["total"] as? Int64 == 6)
        let songs: NSFetchRequest<NSDictionary> = self.request(computed("total", "sum:", plays, .doubleAttributeType))
        #expect(try context.fetch(songs).first?["total"] as? Double == 6)
    }

    @Test("Functions compute numbers, dates and texts, with and without objects")
    func functions() throws {
        let seconds = NSExpression(forKeyPath: \Song.seconds)
        let largest = computed("largest", "max:", NSExpression(forKeyPath: "name"), .stringAttributeType)
        largest.resultType = .string
        let request: NSFetchRequest<NSDictionary> = request(
            computed("count", "count:", NSExpression(forKeyPath: "name"), .integer64AttributeType),
            computed("self", "count:", NSExpression.expressionForEvaluatedObject(), .integer64AttributeType),
            computed("min", "min:", seconds, .integer16AttributeType),
            computed("max", "max:", NSExpression(forKeyPath: \Song.added), .dateAttributeType),
            computed("average", "average:", seconds, .doubleAttributeType),
            computed("rating", "average:", NSExpression(forKeyPath: "rating"), .doubleAttributeType),
            computed("price", "sum:", NSExpression(forKeyPath: "price"), .decimalAttributeType), largest)
        var row = try #require(try context.fetch(request).first as? [String: Any])
        #expect(row["count"] as? Int == 4 && row["self"] as? Int == 4 && row["min"] as? Int == 10)
        #expect(row["max"] as? Date == Date(timeIntervalSince1970: 3) && row["largest"] as? String == "d")
        #expect(row["average"] as? Double == 25 && row["rating"] as? Double == 2)
        #expect(row["price"] as? NSDecimalNumber == NSDecimalNumber(string: "0.4"))
        request.predicate = NSPredicate(format: "isLoved == YES")
        row = try #require(try context.fetch(request).first as? [String: Any])
        #expect(row["count"] as? Int == 1 && row["min"] as? Int == 40)
        request.predicate = NSPredicate(format: "name == 'none'")
        row = try #require(try context.fetch(request).first as? [String: Any])
        #expect(row["count"] as? Int == 0 && row["min"] == nil && row["average"] == nil && row["max"] == nil)
        #expect(row["price"] as? NSNumber == 0)
    }

    @Test("Objects with the same value are a group, of which a condition chooses")
    func groups() throws {
        let count = computed("count", "count:", NSExpression(forKeyPath: "name"), .integer64AttributeType)
        let total = computed("total", "sum:", NSExpression(forKeyPath: \Song.seconds), .integer64AttributeType)
        let request: NSFetchRequest<NSDictionary> = request("album.title", count, total)
        request.propertiesToGroupBy = ["album.title"]
        request.sortDescriptors = [NSSortDescriptor(key: "album.title", ascending: true)]
        func rows() throws -> [String] {
            try context.fetch(request).map { row in
                let title = row["album.title"] as? String ?? "nil"
                return "\(title) \(row["count"] as? Int ?? -1) \(row["total"] as? Int ?? -1)"
            }
        }
        #expect(try rows() == ["First 3 90", "Second 1 10"])
        request.fetchLimit = 1
        #expect(try rows() == ["First 3 90"])
        request.fetchOffset = 1
        #expect(try rows() == ["Second 1 10"])
        (request.fetchLimit, request.fetchOffset) = (0, 0)
        request.havingPredicate = NSPredicate(format: "%@ > 1", NSExpression(forVariable: "count"))
        #expect(try rows() == ["First 3 90"])
        for format in ["count > 1", "$total > 50", "sum:(seconds) > 50", "album.title == 'First' AND total == 90"] {
            request.havingPredicate = NSPredicate(format: format)
            #expect(try rows() == ["First 3 90"], "\(format)")
        }
        request.havingPredicate = nil
        request.predicate = NSPredicate(format: "name == 'none'")
        #expect(try rows() == [])
        request.predicate = nil
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Song", in: context))
        request.propertiesToGroupBy = [try #require(entity.propertiesByName["isLoved"])]
        request.propertiesToFetch = ["isLoved", count]
        request.sortDescriptors = nil
        let loved = try context.fetch(request).map { ($0["isLoved"] as? Bool, $0["count"] as? Int) }
        #expect(loved.map(\.0) == [false, true] && loved.map(\.1) == [3, 1])
    }

    @Test("Without an aggregate, each object has its values, its identity and its computed ones")
    func rows() throws {
        let (double, identity) = (NSExpressionDescription(), NSExpressionDescription())
        double.name = "double"
        double.expression = NSExpression(
            forFunction: "multiply:by:", arguments: [NSExpression(forKeyPath: "seconds"), 2])
        double.resultType = .integer64
        identity.name = "identity"
        identity.expression = NSExpression.expressionForEvaluatedObject()
        identity.expressionResultType = .objectIDAttributeType
        let request: NSFetchRequest<NSDictionary> = request("name", double, identity, "objectID", "album")
        request.fetchLimit = 2
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Song.name, ascending: false)]
        let rows = try context.fetch(request)
        #expect(rows.map { $0["name"] as? String } == ["d", "c"] && rows.map { $0["double"] as? Int } == [80, 60])
        let id = try #require(rows.first?["objectID"] as? NSManagedObjectID)
        #expect((try context.existingObject(with: id) as? Song)?.name == "d" && rows[0]["identity"] as? NSObject == id)
        #expect((rows[0]["album"] as? NSManagedObjectID)?.uriRepresentation().host() == "Album")
        #expect(try context.songs("objectID == %@", id) == ["d"])
        request.propertiesToFetch = ["album.title"]
        request.fetchLimit = 0
        request.returnsDistinctResults = true
        #expect(try context.fetch(request).map { $0["album.title"] as? String } == ["First", "Second"])
    }

    @Test("A text may be the expression of an aggregate")
    func texts() throws {
        for format in ["@sum.seconds", "sum:(seconds)", "sum:(seconds) + 0", "count:(name) * 25"] {
            let description = NSExpressionDescription()
            description.name = "total"
            description.expression = NSExpression(format: format)
            description.expressionResultType = .integer32AttributeType
            let request: NSFetchRequest<NSDictionary> = request(description)
            #expect(try context.fetch(request).map { $0["total"] as? Int } == [100], "\(format)")
        }
    }
}
