import TestSupport
import Testing

@testable import CursesUI

@Suite("A list of objects")
struct ObjectListTests {
    private final class Number {
        let value: Int
        init(_ value: Int) { self.value = value }
    }

    @Test("has the objects that an array has, in its order", arguments: UInt64(0)..<20)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var list = ObjectList<Number>()
        var array: [Number] = []
        for step in 0..<300 {
            if let object = array.randomElement(using: &generator), Int.random(in: 0..<9, using: &generator) < 4 {
                list.remove(object)
                list.remove(object)
                array.removeAll { $0 === object }
            } else {
                let object = Number(step)
                list.append(object)
                array.append(object)
            }
            #expect(list.map(\.value) == array.map(\.value))
            #expect(list.isEmpty == array.isEmpty)
        }
        for object in array { list.remove(object) }
        #expect(list.isEmpty && list.map(\.value) == [])
    }
}
