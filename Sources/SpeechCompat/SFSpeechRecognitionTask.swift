import Foundation

/// A task that recognizes speech. In a terminal it has failed.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    // Sendable: only the app changes whether it has been cancelled.

    /// The state of the task: it has ended.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Whether the end of the sound is known: yes.
    open var isFinishing: Bool { true }
    /// Whether the app has cancelled the task.
    open private(set) var isCancelled = false
    /// The error: a terminal recognizes no speech.
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }

    /// Ends the task.
    open func cancel() { isCancelled = true }
    /// Ends the task.
    open func finish() {}
}

/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

/// Is told about a task. In a terminal it is told that the task has failed.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Speech has been detected; never called.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// Words are probable; never called.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// Words have been recognized; never called.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// The sound has ended; never called.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// The task has been cancelled; never called.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// The task has ended.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    /// Does nothing.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    /// Does nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    /// Does nothing.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// Recognized speech. An app meets no such object.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    /// The most probable words: none.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// All words that are probable: none.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether the words do not change any more.
    open var isFinal: Bool { true }
}

/// Recognized words. An app meets no such object.
open class SFTranscription: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    /// The words as a text: none.
    open var formattedString: String { "" }
    /// The words: none.
    open var segments: [SFTranscriptionSegment] { [] }
}

/// A recognized word. An app meets no such object.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    /// The word.
    open var substring: String { "" }
    /// The place of the word in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// When the word begins.
    open var timestamp: TimeInterval { 0 }
    /// The length of the word in seconds.
    open var duration: TimeInterval { 0 }
    /// How sure the word is, up to 1.
    open var confidence: Float { 0 }
    /// Words that are less probable.
    open var alternativeSubstrings: [String] { [] }
}
