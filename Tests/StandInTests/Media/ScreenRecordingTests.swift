import ScreenCaptureKitCompat
import Testing

@Suite("Recording the screen")
struct ScreenRecordingTests {
    @Test("Each request fails as if the user had declined it")
    func requests() async throws {
        do {
            let content = try await SCShareableContent.excludingDesktopWindows(false, onScreenWindowsOnly: true)
            Issue.record("There are \(content.displays.count) screens")
        } catch let error as SCStreamError where error.code == .userDeclined {
            let general = error as NSError
            #expect(general.domain == SCStreamErrorDomain && general.code == SCStreamError.userDeclined.rawValue)
        }
        await #expect(throws: SCStreamError(.userDeclined)) { try await SCShareableContent.current }
        let error = await withCheckedContinuation { continuation in
            SCShareableContent.getExcludingDesktopWindows(true, onScreenWindowsOnly: true) { content, error in
                continuation.resume(returning: content == nil ? error : nil)
            }
        }
        #expect((error as? SCStreamError)?.errorCode == -3801)
    }

    @Test("The settings of a recording are kept")
    func settings() {
        let configuration = SCStreamConfiguration()
        configuration.width = 640
        configuration.minimumFrameInterval = CMTime(value: 1, timescale: 30)
        configuration.pixelFormat = kCVPixelFormatType_32BGRA
        configuration.captureResolution = .best
        configuration.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(configuration.width == 640 && configuration.minimumFrameInterval.timescale == 30)
    }
}
