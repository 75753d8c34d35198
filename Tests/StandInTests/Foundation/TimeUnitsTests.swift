import FoundationGaps
import Testing

@Suite("Numbers of Darwin's headers")
struct TimeUnitsTests {
    @Test("units of time divide each other, and a result without an error is zero")
    func units() {
        #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
        let status: OSStatus = noErr
        #expect(status == 0)
    }
}
