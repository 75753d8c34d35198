import Foundation

/// What the compiler starts to expand `#Preview` and `@Previewable`: both stand for nothing at all, for a
/// terminal has no previews. The compiler has checked by then that what they hold compiles.
///
/// Nothing is read of the source, so this needs no swift-syntax, which every app would build: the few messages
/// of the compiler are answered as they are. A message is eight bytes of length, the lowest first, and an object
/// of JSON with one key, its name (`SwiftCompilerPluginMessageHandling` of swift-syntax defines them).
@main
enum PreviewMacros {
    /// The version of the messages since which there is one answer to all macros.
    private static let protocolVersion = 7

    static func main() throws {
        while let message = try nextMessage() {
            try send(answer(to: message))
        }
    }

    /// The name of the next message; nil when the compiler has no more.
    private static func nextMessage() throws -> String? {
        let input = FileHandle.standardInput
        guard let header = try input.read(upToCount: 8), header.count == 8 else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let body = try input.read(upToCount: length), body.count == length else { return nil }
        return (try JSONSerialization.jsonObject(with: body) as? [String: Any])?.keys.first
    }

    private static func answer(to message: String) -> [String: Any] {
        switch message {
        case "getCapability":
            ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
        default:
            ["expandMacroResult": ["expandedSource": "", "diagnostics": [String]()]]
        }
    }

    private static func send(_ answer: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: answer)
        let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        try FileHandle.standardOutput.write(contentsOf: header + body)
    }
}
