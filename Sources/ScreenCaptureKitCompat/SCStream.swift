import AVFoundationCompat
import Foundation

/// The kind of data that a stream records.
public enum SCStreamOutputType: Int, Sendable {
    /// The screen.
    case screen
    /// Sound.
    case audio
    /// The microphone.
    case microphone
}

/// Receives what a stream records: nothing.
public protocol SCStreamOutput: NSObjectProtocol {
    /// Receives a part of a recording. It is never called.
    func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}

extension SCStreamOutput {
    /// Has no effect.
    public func stream(
        _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType
    ) {}
}

/// Is told about a stream.
public protocol SCStreamDelegate: NSObjectProtocol {
    /// The stream has ended. It is never called.
    func stream(_ stream: SCStream, didStopWithError error: any Error)
}

extension SCStreamDelegate {
    /// Has no effect.
    public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
}

/// Records the screen. It never starts.
public final class SCStream: NSObject, Sendable {
    /// Creates a stream.
    public init(
        filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration,
        delegate: (any SCStreamDelegate)?
    ) {}

    /// Has no effect: nothing is recorded.
    public func addStreamOutput(
        _ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?
    ) throws {}
    /// Has no effect: nothing is recorded.
    public func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}

    /// Fails with `userDeclined`.
    public func startCapture() async throws { throw SCStreamError(.userDeclined) }
    /// Fails with `userDeclined`.
    @preconcurrency
    public func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(.userDeclined, completionHandler)
    }
    /// Fails with `attemptToStopStreamState`: the stream does not run.
    public func stopCapture() async throws { throw SCStreamError(.attemptToStopStreamState) }
    /// Fails with `attemptToStopStreamState`: the stream does not run.
    @preconcurrency
    public func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(.attemptToStopStreamState, completionHandler)
    }
    /// Fails with `attemptToUpdateFilterState`: the stream does not run.
    public func updateContentFilter(_ contentFilter: SCContentFilter) async throws {
        throw SCStreamError(.attemptToUpdateFilterState)
    }
    /// Fails with `attemptToConfigState`: the stream does not run.
    public func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {
        throw SCStreamError(.attemptToConfigState)
    }

    private func fail(_ code: SCStreamError.Code, _ handler: (@Sendable ((any Error)?) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.global().async { handler(SCStreamError(code)) }
    }
}
