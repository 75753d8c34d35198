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

    @Test("an identifier is different each time")
    func identifiers() {
        let texts = (0..<2).map { _ in CFUUIDCreateString(kCFAllocatorDefault, CFUUIDCreate(nil)) as String }
        #expect(texts[0] != texts[1] && UUID(uuidString: texts[0]) != nil)
        #expect(NSAppleScript(source: "beep") == nil)
    }
}
