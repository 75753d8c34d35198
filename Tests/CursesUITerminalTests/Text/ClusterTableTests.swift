import Testing
@testable import CursesUITerminal

@Suite struct ClusterTableTests {
    private func cluster(_ index: Int) -> CellScalars {
        var scalars = CellScalars(Unicode.Scalar(UInt32(0x4E00 + index))!)
        scalars.append("\u{301}")
        return scalars
    }

    @Test("A cluster keeps its index and its scalars")
    func keeps() throws {
        let table = ClusterTable(capacity: 1_000)
        let indices = try (0..<1_000).map { try #require(table.index(of: cluster($0))) }
        #expect(Set(indices).count == 1_000)
        for (number, index) in indices.enumerated() {
            #expect(table.index(of: cluster(number)) == index)
            #expect(Array(table.scalars(at: index)) == [UInt32(0x4E00 + number), 0x301])
        }
    }

    @Test("A full table accepts no more clusters, and keeps those that it has")
    func full() {
        let table = ClusterTable(capacity: 3)
        let indices = (0..<5).map { table.index(of: cluster($0)) }
        #expect(indices == [0, 1, 2, nil, nil])
        #expect(table.index(of: cluster(1)) == 1)
    }

    @Test("Many threads agree on the indices")
    func threads() async {
        let table = ClusterTable(capacity: 1_000)
        let answers = await withTaskGroup(of: [UInt32?].self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<600).map { table.index(of: cluster($0)) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.allSatisfy { $0 == answers[0] })
        for (number, index) in answers[0].enumerated() {
            #expect(table.scalars(at: index!).first == UInt32(0x4E00 + number))
        }
    }
}
