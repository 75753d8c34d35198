import SpeechCompat
import Testing

@Suite("Recognized speech")
struct SpeechTests {
    private final class Observer: NSObject, SFSpeechRecognitionTaskDelegate, @unchecked Sendable {
        let continuation: CheckedContinuation<Bool, Never>

        init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
            continuation.resume(returning: successfully)
        }
    }

    @Test("A terminal recognizes no speech, and a task says so")
    func tasks() async throws {
        #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
        let status = await withCheckedContinuation { continuation in
            SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
        }
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        #expect(status == .denied && !recognizer.isAvailable && SFSpeechRecognizer() != nil)
        recognizer.queue = OperationQueue()
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        let code = await withCheckedContinuation { continuation in
            recognizer.recognitionTask(with: request) { result, error in
                continuation.resume(returning: result == nil ? (error as? SFSpeechError)?.code : nil)
            }
        }
        request.endAudio()
        let file = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/speech.m4a"))
        let isDone = await withCheckedContinuation { continuation in
            recognizer.recognitionTask(with: file, delegate: Observer(continuation))
        }
        #expect(code == .internalServiceError && !isDone)
    }
}
