import CursesUI
import CursesUISupport
import CursesUITerminal
import Dispatch
import Foundation

/// A picture that is decoded from a file's contents, or that an app has computed. It is decoded once, off the main
/// thread, when it is first shown. It is scaled once for each size at which it is shown.
final class DecodedPicture: Picture {
    let size: CellSize
    private let limits: PictureLimits
    /// Held while the picture is being decoded.
    private let decoding = Lock()
    private let stage: Locked<Stage>
    private let renderings = Locked(Renderings())

    private enum Stage {
        case encoded(Source, waiting: [@MainActor @Sendable () -> Void])
        case decoded(Mipmap)
        case failed(PictureError)
    }

    private enum Source {
        case file(Data)
        case bitmap(Bitmap)
    }

    private let counted = Locked(Counts())

    /// The numbers of times that the picture was decoded and scaled, for tests.
    struct Counts: Equatable, Sendable {
        var decoded = 0
        var scaled = 0
    }

    /// The serial queue that decodes pictures, so that many pictures occupy only one core.
    private static let queue = DispatchQueue(label: "CursesUI.pictures", qos: .userInitiated)

    /// Creates a picture from data, of which only the header is read at first.
    init(_ data: Data, limits: PictureLimits = .standard) throws(PictureError) {
        size = try PictureHeader(data, limits: limits).size
        self.limits = limits
        stage = Locked(.encoded(.file(data), waiting: []))
    }

    /// Creates a picture from its pixels.
    ///
    /// - Parameter size: the size that the picture has for the app. The bitmap may have fewer pixels.
    init(_ bitmap: Bitmap, size: CellSize) {
        self.size = size
        limits = .standard
        stage = Locked(.encoded(.bitmap(bitmap), waiting: []))
    }

    var counts: Counts { counted.withLock { $0 } }

    /// The largest bitmap that is kept, as a PNG file; `nil` if the picture is damaged.
    var png: Data? { bitmap?.png.map { Data($0) } }

    /// The largest bitmap that is kept; `nil` if the picture is damaged.
    var bitmap: Bitmap? {
        if case .encoded(.bitmap(let bitmap), _) = stage.withLock({ $0 }) { return bitmap }
        guard (try? preparedNow()) != nil, case .decoded(let mipmap) = stage.withLock({ $0 }) else { return nil }
        return mipmap.levels.first
    }

    /// The reason why the picture could not be decoded.
    var error: PictureError? {
        stage.withLock {
            guard case .failed(let error) = $0 else { return nil }
            return error
        }
    }

    /// The number of pixels in memory.
    var pixelsInMemory: Int {
        stage.withLock {
            guard case .decoded(let mipmap) = $0 else { return 0 }
            return mipmap.levels.reduce(0) { $0 + $1.pixels.count }
        }
    }

    /// Decodes the picture on a background thread.
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
            guard case .encoded(let source, let waiting) = $0 else { return true }
            $0 = .encoded(source, waiting: waiting + [whenDone])
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
            let source: Source? = stage.withLock {
                guard case .encoded(let source, _) = $0 else { return nil }
                return source
            }
            switch source {
            case .file(let data): finish(decode(data))
            case .bitmap(let bitmap): finish(.decoded(Mipmap(bitmap)))
            case nil: break
            }
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

    func drawing(
        for request: PictureRequest, whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState {
        guard case .decoded(let mipmap) = stage.withLock({ $0 }) else { return .impossible }
        if let known = renderings.withLock({ $0.drawing(for: request, whenDone) }) { return known }
        guard whenDone != nil else { return draw(request, mipmap) }
        Self.queue.async { _ = self.draw(request, mipmap) }
        return .underWay
    }

    /// Renders a drawing, and calls the closures that wait for it.
    private func draw(_ request: PictureRequest, _ mipmap: Mipmap) -> PictureDrawingState {
        counted.withLock { $0.scaled += 1 }
        let state = PixelRendering(of: mipmap, request).map { PictureDrawingState.made($0.drawing) } ?? .impossible
        let waiting = renderings.withLock { $0.finish(request, state) }
        if !waiting.isEmpty {
            Task { @MainActor in
                for whenDone in waiting { whenDone() }
            }
        }
        return state
    }
}

/// The most recent renderings of a picture.
private struct Renderings {
    private var known: [(request: PictureRequest, cells: [PictureCell])] = []
    private var drawings: [(request: PictureRequest, state: PictureDrawingState)] = []
    /// The closures that wait for drawings in progress.
    private var waiting: [(request: PictureRequest, whenDone: @MainActor @Sendable () -> Void)] = []

    /// The maximum number of renderings. A picture is rarely visible at more sizes at once. A picture with cap insets
    /// has nine parts.
    private static let limit = 12
    /// The maximum size of all drawings in bytes. The newest drawing is kept even if it is larger.
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

    /// Returns the state of a drawing. If the result is `nil`, the caller must render the drawing, which counts as in
    /// progress from now on.
    mutating func drawing(
        for request: PictureRequest, _ whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState? {
        guard let state = drawings.first(where: { $0.request == request })?.state else {
            drawings.append((request, .underWay))
            if let whenDone { waiting.append((request, whenDone)) }
            return nil
        }
        guard case .underWay = state else { return state }
        // A caller that cannot wait renders the drawing itself.
        guard let whenDone else { return nil }
        waiting.append((request, whenDone))
        return state
    }

    /// - Returns: the closures that wait for the drawing.
    mutating func finish(
        _ request: PictureRequest, _ state: PictureDrawingState
    ) -> [@MainActor @Sendable () -> Void] {
        drawings.removeAll { $0.request == request }
        drawings.append((request, state))
        while drawings.count > Self.limit || drawings.count > 1 && bytes > Self.maximumBytes {
            guard let index = drawings.dropLast().firstIndex(where: { !$0.state.isUnderWay }) else { break }
            drawings.remove(at: index)
        }
        let done = waiting.filter { $0.request == request }.map(\.whenDone)
        waiting.removeAll { $0.request == request }
        return done
    }

    private var bytes: Int { drawings.reduce(0) { $0 + $1.state.bytes } }
}

extension PictureDrawingState {
    fileprivate var isUnderWay: Bool { if case .underWay = self { true } else { false } }

    fileprivate var bytes: Int {
        guard case .made(let drawing) = self else { return 0 }
        return drawing.picture.data.count + (drawing.picture.pixels?.indices.count ?? 0)
    }
}
