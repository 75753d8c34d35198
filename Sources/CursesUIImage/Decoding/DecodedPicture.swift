import CursesUI
import CursesUITerminal
import Dispatch
import Foundation

/// A picture of a file's contents: decoded once, on another thread than the main one, when it is first
/// to be shown; scaled once for each size that it is shown at.
final class DecodedPicture: Picture {
    let size: CellSize
    private let limits: PictureLimits
    /// Held by the thread that decodes.
    private let decoding = NSLock()
    private let stage: Locked<Stage>
    private let renderings = Locked(Renderings())

    private enum Stage {
        case encoded(Data, waiting: [@MainActor @Sendable () -> Void])
        case decoded(Mipmap)
        case failed(PictureError)
    }

    private let counted = Locked(Counts())

    /// How often the picture was decoded and scaled, for tests.
    struct Counts: Equatable, Sendable {
        var decoded = 0
        var scaled = 0
    }

    /// One picture after the other: what many of them cost, one core bears.
    private static let queue = DispatchQueue(label: "CursesUI.pictures", qos: .userInitiated)

    /// Reads the header alone.
    init(_ data: Data, limits: PictureLimits = .standard) throws(PictureError) {
        size = try PictureHeader(data, limits: limits).size
        self.limits = limits
        stage = Locked(.encoded(data, waiting: []))
    }

    var counts: Counts { counted.withLock { $0 } }

    /// Why the picture could not be decoded.
    var error: PictureError? {
        stage.withLock {
            guard case .failed(let error) = $0 else { return nil }
            return error
        }
    }

    /// How many pixels are kept.
    var pixelsInMemory: Int {
        stage.withLock {
            guard case .decoded(let mipmap) = $0 else { return 0 }
            return mipmap.levels.reduce(0) { $0 + $1.pixels.count }
        }
    }

    /// Decodes the picture on another thread.
    func prepared() async throws(PictureError) -> DecodedPicture {
        await withCheckedContinuation { continuation in
            Self.queue.async {
                self.prepareNow()
                continuation.resume()
            }
        }
        return try preparedNow()
    }

    /// Decodes the picture on this thread.
    func preparedNow() throws(PictureError) -> DecodedPicture {
        prepareNow()
        if let error { throw error }
        return self
    }

    var state: PictureState {
        stage.withLock {
            switch $0 {
            case .encoded: .waiting
            case .decoded: .ready
            case .failed: .failed
            }
        }
    }

    func prepare(_ whenDone: @escaping @MainActor @Sendable () -> Void) {
        let isDone = stage.withLock {
            guard case .encoded(let data, let waiting) = $0 else { return true }
            $0 = .encoded(data, waiting: waiting + [whenDone])
            return false
        }
        if isDone {
            Task { @MainActor in whenDone() }
        } else {
            Self.queue.async { self.prepareNow() }
        }
    }

    func prepareNow() {
        decoding.withLock {
            let data: Data? = stage.withLock {
                guard case .encoded(let data, _) = $0 else { return nil }
                return data
            }
            if let data { finish(decode(data)) }
        }
    }

    private func decode(_ data: Data) -> Stage {
        counted.withLock { $0.decoded += 1 }
        do {
            return .decoded(Mipmap(try Bitmap(data, limits: limits, enoughPixels: Mipmap.largest)))
        } catch {
            return .failed(error)
        }
    }

    private func finish(_ result: Stage) {
        let waiting: [@MainActor @Sendable () -> Void] = stage.withLock { stage in
            defer { stage = result }
            guard case .encoded(_, let waiting) = stage else { return [] }
            return waiting
        }
        guard !waiting.isEmpty else { return }
        Task { @MainActor in
            for whenDone in waiting { whenDone() }
        }
    }

    func cells(for request: PictureRequest) -> [PictureCell] {
        guard case .decoded(let mipmap) = stage.withLock({ $0 }) else { return [] }
        return renderings.withLock { renderings in
            renderings.cells(for: request) {
                counted.withLock { $0.scaled += 1 }
                return CellRendering(of: mipmap, request).cells
            }
        }
    }

    func drawing(for request: PictureRequest) -> PictureDrawing? {
        guard case .decoded(let mipmap) = stage.withLock({ $0 }) else { return nil }
        return renderings.withLock { renderings in
            renderings.drawing(for: request) {
                counted.withLock { $0.scaled += 1 }
                return PixelRendering(of: mipmap, request)?.drawing
            }
        }
    }
}

/// What was rendered last of a picture.
private struct Renderings {
    private var known: [(request: PictureRequest, cells: [PictureCell])] = []
    private var drawings: [(request: PictureRequest, drawing: PictureDrawing)] = []

    /// A picture is rarely seen at more sizes at once; one with cap insets has nine parts.
    private static let limit = 12
    /// Of files that are made for a terminal; the last one always stays.
    private static let maximumBytes = 2 << 20

    mutating func cells(
        for request: PictureRequest, _ render: () -> [PictureCell]
    ) -> [PictureCell] {
        if let index = known.firstIndex(where: { $0.request == request }) { return known[index].cells }
        let cells = render()
        known.append((request, cells))
        if known.count > Self.limit { known.removeFirst() }
        return cells
    }

    mutating func drawing(
        for request: PictureRequest, _ render: () -> PictureDrawing?
    ) -> PictureDrawing? {
        if let found = drawings.first(where: { $0.request == request }) { return found.drawing }
        guard let drawing = render() else { return nil }
        drawings.append((request, drawing))
        while drawings.count > Self.limit
            || drawings.count > 1
                && drawings.reduce(0, { $0 + $1.drawing.picture.data.count }) > Self.maximumBytes
        {
            drawings.removeFirst()
        }
        return drawing
    }
}
