import Testing

@testable import GitHubCascade

@Suite("Recent names")
struct NameRecallTests {
    private func recent(_ names: String...) -> RecentNames {
        var recent = RecentNames()
        for name in names { recent.add(name) }
        return recent
    }

    @Test("The newest stands in front, each name once, in whatever case")
    func order() {
        #expect(recent("fox", "owl", "FOX").names == ["FOX", "owl"])
    }

    @Test("What was only the beginning of a name gives way to it")
    func beginnings() {
        #expect(recent("owl", "mar", "marble", "marble-fox").names == ["marble-fox", "owl"])
        #expect(recent("marble-fox", "mar").names == ["mar", "marble-fox"])
    }

    @Test("There are 20 at most, and they come back from a text")
    func limit() {
        var recent = RecentNames()
        for number in 10..<40 { recent.add("user-\(number)-") }
        #expect(recent.names.count == 20 && recent.names.first == "user-39-")
        #expect(RecentNames(rawValue: recent.rawValue) == recent)
        #expect(RecentNames(rawValue: "") == RecentNames())
    }

    @Test("Names are gone through back and forth, to what was typed in the end")
    func recall() {
        let recent = recent("one", "two", "three")
        var recall = NameRecall()
        #expect(recall.newer(than: "dra", in: recent) == nil)
        #expect(recall.older(than: "dra", in: recent) == "three")
        #expect(recall.older(than: "three", in: recent) == "two")
        #expect(recall.older(than: "two", in: recent) == "one")
        #expect(recall.older(than: "one", in: recent) == nil)
        #expect(recall.newer(than: "one", in: recent) == "two")
        #expect(recall.newer(than: "two", in: recent) == "three")
        #expect(recall.newer(than: "three", in: recent) == "dra")
        #expect(recall.newer(than: "dra", in: recent) == nil)
    }

    @Test("A name that is shown is not recalled, and typing begins anew")
    func anew() {
        let recent = recent("one", "two", "three")
        var recall = NameRecall()
        #expect(recall.older(than: "three", in: recent) == "two")
        #expect(recall.older(than: "twos", in: recent) == "three")
        #expect(recall.newer(than: "three", in: recent) == "twos")
        #expect(recall.older(than: "x", in: RecentNames()) == nil)
    }

    @Test("The names stay as they were on the way, though what is found moves to the front")
    func stable() {
        var recent = recent("one", "two", "three")
        var recall = NameRecall()
        #expect(recall.older(than: "", in: recent) == "three")
        #expect(recall.older(than: "three", in: recent) == "two")
        recent.add("two")
        #expect(recall.older(than: "two", in: recent) == "one")
    }
}
