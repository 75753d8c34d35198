import Foundation

/// Expands `#Preview`, `@Previewable` and `#Playground` to nothing, because a terminal has no previews, `@Entry` to a
/// key, `@Animatable` to the property that the protocol needs, SwiftData's `@Model` and `@ModelActor` to what a model or
/// an actor needs, TipKit's `#Rule` and `@Parameter` to a condition and a value, and FoundationModels' `@Generable` to a
/// schema and to what reads and writes generated content. The compiler starts this program. Before that, it has checked
/// that the arguments of the macros can be parsed.
///
/// Only the code of macros that expand to something is read, by a small scanner. So the program does not need
/// swift-syntax, which every app would have to build. It implements the few messages of the compiler plug-in protocol
/// itself. A message consists of its length (eight bytes, little-endian) and a JSON object with one key, the name of the
/// message (`SwiftCompilerPluginMessageHandling` of swift-syntax defines the messages). It has been tested with the
/// compilers of Swift 6.2 and 6.3.
@main
enum PreviewMacros {
    static func main() {
        do {
            while let message = try nextMessage() {
                try send(PluginAnswer(to: message.name, message.content))
            }
        } catch {
            FileHandle.standardError.write(Data("PreviewMacros: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Reads the name and the content of the next message; returns `nil` when the compiler has sent the last one.
    private static func nextMessage() throws -> (name: String, content: [String: Any])? {
        let input = FileHandle.standardInput
        guard let header = try input.read(upToCount: 8), !header.isEmpty else { return nil }
        guard header.count == 8 else { throw MalformedMessage.incomplete }
        // Real messages are far below this limit. It prevents an invalid header from requesting a huge allocation.
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // Swift 6.3.1 sends an empty message after the last one.
        guard length > 0 else { return nil }
        guard length < 1 << 30 else { throw MalformedMessage.tooLong(length) }
        let body = try input.read(upToCount: Int(length)) ?? Data()
        guard body.count == Int(length) else { throw MalformedMessage.incomplete }
        guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any], object.count == 1 else {
            throw MalformedMessage.notAnObjectOfOneKey
        }
        return object.first.map { ($0.key, $0.value as? [String: Any] ?? [:]) }
    }

    private static func send(_ answer: PluginAnswer) throws {
        let body = try JSONSerialization.data(withJSONObject: answer.object)
        let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        try FileHandle.standardOutput.write(contentsOf: header + body)
    }
}

/// The reason why the input is not a valid message.
enum MalformedMessage: Error, CustomStringConvertible {
    case incomplete
    case tooLong(UInt64)
    case notAnObjectOfOneKey

    var description: String {
        switch self {
        case .incomplete: "a message of the compiler ends too early"
        case .tooLong(let length): "a message of the compiler claims to have \(length) bytes"
        case .notAnObjectOfOneKey: "a message of the compiler is not a JSON object with one key"
        }
    }
}
