import Foundation
import FoundationGaps
import Testing

@Suite("Progress without a total")
struct ProgressTests {
    @Test("It gets its total later")
    func total() {
        let progress = Progress()
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }
}
