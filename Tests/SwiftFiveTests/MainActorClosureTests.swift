import FoundationGaps
import NetworkCompat
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Closures of the main actor in Swift 5", .serialized)
@MainActor
struct MainActorClosureTests {
    private let model = ClosureModel()

    @Test("Queues, operations and threads call them elsewhere")
    func elsewhere() async throws {
        let model = model
        let queue = DispatchQueue(label: "test")
        #expect(await model.next { queue._async { model.update() } } == false)
        #expect(await model.next { queue._async(flags: .barrier) { [weak model] in model?.update() } } == false)
        #expect(await model.next { queue._asyncAfter(deadline: .now()) { model.update() } } == false)
        #expect(await model.next { queue._asyncAfter(wallDeadline: .now()) { model.update() } } == false)
        #expect(await model.next { OperationQueue()._addOperation { model.update() } } == false)
        #expect(await model.next { OperationQueue().addOperation(BlockOperation._make { model.update() }) } == false)
        #expect(await model.next { Thread._make { model.update() }.start() } == false)
        #expect(await model.next { Thread._detachNewThread { model.update() } } == false)
    }

    @Test("Timers, the run loop and the main queue call them on the main queue")
    func mainQueue() async {
        let model = model
        #expect(
            model.nextInLoop {
                Timer._scheduledTimer(withTimeInterval: 0.001, repeats: false) { [weak model] _ in model?.update() }
            } == true)
        #expect(
            model.nextInLoop {
                let timer = Timer(_timeInterval: 0.001, repeats: false) { _ in model.update() }
                RunLoop.current.add(timer, forMode: .common)
            } == true)
        #expect(
            model.nextInLoop {
                let timer = Timer(_fire: Date(), interval: 0, repeats: false) { _ in model.update() }
                RunLoop.current.add(timer, forMode: .common)
            } == true)
        #expect(model.nextInLoop { RunLoop.current._perform { model.update() } } == true)
    }

    @Test("The main queue of operations calls them on the main queue")
    func mainOperations() async {
        let model = model
        #expect(await model.next { OperationQueue.main._addOperation { model.update() } } == true)
    }

    @Test("Observers of notifications call them where they are told to")
    func notifications() async {
        let model = model
        let name = Notification.Name("MainActorClosureTests")
        let center = NotificationCenter()
        let main = center._addObserver(forName: name, object: nil, queue: .main) { _ in model.update() }
        #expect(await model.next { Thread._detachNewThread { center.post(name: name, object: nil) } } == true)
        center.removeObserver(main)
        center._addObserver(forName: name, object: nil, queue: nil) { _ in model.update() }
        #expect(await model.next { Thread._detachNewThread { center.post(name: name, object: nil) } } == false)
    }

    @Test("Processes, files, network tasks and monitors call them elsewhere")
    func devices() async throws {
        let model = model
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        process._terminationHandler { _ in model.update() }
        #expect(try await model.next { try process.run() } == false)
        let pipe = Pipe()
        pipe.fileHandleForReading._readabilityHandler { file in
            file.readabilityHandler = nil
            model.update()
        }
        #expect(try await model.next { try pipe.fileHandleForWriting.write(contentsOf: Data("a".utf8)) } == false)
        let url = URL(fileURLWithPath: #filePath)
        #expect(
            await model.next {
                URLSession.shared._dataTask(with: url) { _, _, _ in model.update() }.resume()
            } == false)
        let monitor = NWPathMonitor()
        monitor._pathUpdateHandler { _ in model.update() }
        #expect(await model.next { monitor.start(queue: DispatchQueue(label: "test")) } == false)
        monitor.cancel()
    }
}
