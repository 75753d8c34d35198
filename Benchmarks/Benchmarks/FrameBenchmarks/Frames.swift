import CursesUITerminal

/// Frames that are presented in turn.
@MainActor
final class Frames {
    private let composer: FrameComposer
    private var frames: [CellBuffer] = []
    private var next = 0

    /// - Parameters:
    ///   - count: how many there are.
    ///   - cells: in how many cells each differs from the one before.
    init(count: Int, cells: Int = 0) throws {
        let size = CellSize(width: 120, height: 40)
        composer = try FrameComposer(size: size, colorLevel: .ansi256)
        for number in 0..<count {
            var buffer = CellBuffer(size: size)
            for index in 0..<(size.width * size.height) {
                let letter = UInt8(33 + (index * 7 + (index < cells ? number * 31 : 0)) % 94)
                let point = CellPoint(column: index % size.width, row: index / size.width)
                buffer.put(Glyph(Character(Unicode.Scalar(letter))), style: .plain, at: point, clip: buffer.bounds)
            }
            frames.append(buffer)
        }
        _ = present()
    }

    /// The bytes of the next frame.
    func present() -> [UInt8] {
        defer { next = (next + 1) % frames.count }
        return composer.bytes(for: frames[next], cursor: nil)
    }
}
