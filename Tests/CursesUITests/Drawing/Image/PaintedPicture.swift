import CursesUISupport
import CursesUITerminal
import Foundation

@testable import CursesUI

/// A test picture whose cells show their position: the letter is the column, and the colour number is the row.
final class PaintedPicture: Picture {
    let size: CellSize
    private let progress = Locked(Progress())

    private struct Progress {
        var state = PictureState.ready
        var waiting: [@MainActor @Sendable () -> Void] = []
        var requests: [PictureRequest] = []
    }

    init(width: Int, height: Int, state: PictureState = .ready) {
        size = CellSize(width: width, height: height)
        progress.withLock { $0.state = state }
    }

    /// The requests that the picture has received so far.
    var requests: [PictureRequest] { progress.withLock { $0.requests } }
    /// The number of callers that wait for the picture.
    var waitingCount: Int { progress.withLock { $0.waiting.count } }

    func fail() { progress.withLock { $0.state = .failed } }

    /// Finishes decoding, which in an app happens on a different thread.
    @MainActor
    func finish(_ state: PictureState) {
        let waiting = progress.withLock { progress in
            progress.state = state
            defer { progress.waiting = [] }
            return progress.waiting
        }
        for whenDone in waiting { whenDone() }
    }

    var state: PictureState { progress.withLock { $0.state } }

    func prepare(_ whenDone: @escaping @MainActor @Sendable () -> Void) {
        progress.withLock { $0.waiting.append(whenDone) }
    }

    func prepareNow() {}

    func cells(for request: PictureRequest) -> [PictureCell] {
        progress.withLock { $0.requests.append(request) }
        let letters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
        func place(_ index: Int, _ start: CGFloat, _ length: CGFloat, _ count: Int, _ own: Int) -> Int {
            Int((start + length * (CGFloat(index) + 0.5) / CGFloat(count)) * CGFloat(own))
        }
        return (0..<request.size.height).flatMap { row in
            (0..<request.size.width).map { column in
                let part = request.part
                let x = place(column, part.minX, part.width, request.size.width, size.width)
                let y = place(row, part.minY, part.height, request.size.height, (size.height + 1) / 2)
                return PictureCell(
                    letters[x % 26], foreground: .palette(UInt8(y % 256)), background: .black
                )
            }
        }
    }
}
