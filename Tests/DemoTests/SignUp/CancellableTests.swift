import CursesUI
import Testing

@testable import SignUp

/// A model with one pipeline, from its input to its output.
private final class Pipe {
    @Published var input = 0
    @Published var output = 0
    var cancellables: Set<AnyCancellable> = []
}

@Suite("Who keeps a pipeline, and whom it keeps")
struct CancellableTests {
    @Test("Cancellables in a set are cancelled when its owner goes")
    func set() {
        let source = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var pipe: Pipe? = Pipe()
        source.sink { heard.append($0) }.store(in: &pipe!.cancellables)
        source.send(1)
        pipe = nil
        source.send(2)
        #expect(heard == [1])
    }

    @Test("assign(to: &$x) keeps no cycle: the object goes, and the pipeline goes with it")
    func published() {
        weak var gone: Pipe?
        do {
            let pipe = Pipe()
            pipe.$input.map { $0 * 2 }.assign(to: &pipe.$output)
            pipe.input = 2
            #expect(pipe.output == 4)
            gone = pipe
        }
        #expect(gone == nil)
    }

    @Test("assign(to:on:) keeps its object until it is cancelled")
    func object() {
        weak var kept: Pipe?
        do {
            let pipe = Pipe()
            pipe.$input.map { $0 * 2 }.assign(to: \.output, on: pipe).store(in: &pipe.cancellables)
            kept = pipe
        }
        kept?.input = 2
        #expect(kept?.output == 4)
        kept?.cancellables.removeAll()
        #expect(kept == nil)
    }

    @MainActor
    @Test("The sign-up form's model is kept by its pipelines until it is stopped")
    func model() {
        weak var kept: SignUpModel?
        do {
            let model = SignUpModel()
            kept = model
        }
        #expect(kept != nil)
        kept?.stop()
        #expect(kept == nil)
    }
}
