import FoundationGaps
import Testing

@Suite("Types of Core Foundation")
struct CFTypesTests {
    @Test("an absolute time is that of a date")
    func absoluteTime() {
        let before = Date()
        let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        let after = Date()
        #expect((before...after).contains(Date(timeIntervalSinceReferenceDate: time)))
        let length: CFTimeInterval = after.timeIntervalSince(before)
        #expect(length >= 0)
    }
}
