import Testing
@testable import LinuxCombine

private class Weather: ObservableObject {
    @Published var temperature = 20.0
    @Published private(set) var city = "here"
    var note = ""

    func move() { city = "there" }
}

private final class Station: Weather {
    @Published var code = 1
    unowned(unsafe) var friend: AnyObject?
}

private final class Plain {
    @Published var value = 1
}

private final class Bare: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

struct ObservationTests {
    @Test("A sink receives the value at once, and a new value while the property still has the old one")
    func willSet() {
        let weather = Weather()
        var log: [[Double]] = []
        let cancellable = weather.$temperature.sink { log.append([$0, weather.temperature]) }
        weather.temperature = 25
        #expect(log == [[20, 20], [25, 20]])
        #expect(weather.temperature == 25)
        withExtendedLifetime(cancellable) {}
    }

    @Test("Published works in a class that is not an observable object")
    func plain() {
        let plain = Plain()
        let recorder = plain.$value.record()
        plain.value += 1
        #expect(recorder.values == [1, 2])
    }

    @Test("The projected value has the type Published<Double>.Publisher")
    func projected() {
        let weather = Weather()
        let publisher: Published<Double>.Publisher = weather.$temperature
        #expect(publisher.record().values == [20])
    }

    @Test("objectWillChange fires once per set, for equal values too, before the property's own publisher")
    func objectWillChange() {
        let weather = Weather()
        var log: [String] = []
        let cancellables = [
            weather.$temperature.dropFirst().sink { log.append("t\($0)") },
            weather.objectWillChange.sink { log.append("will \(weather.temperature)") },
        ]
        weather.temperature = 20
        weather.temperature = 21
        weather.move()
        #expect(log == ["will 20.0", "t20.0", "will 20.0", "t21.0", "will 21.0"])
        withExtendedLifetime(cancellables) {}
    }

    @Test("Properties without @Published do not fire objectWillChange")
    func others() {
        let weather = Weather()
        let recorder = weather.objectWillChange.record()
        weather.note = "x"
        #expect(recorder.values.count == 0)
    }

    @Test("A manual send reaches every subscriber, also in a class without any published property")
    func byHand() {
        let bare = Bare()
        let before = ObservableObjectPublisher.sharedCount
        let recorders = [bare.objectWillChange.record(), bare.objectWillChange.record()]
        bare.value = 1
        bare.objectWillChange.send()
        #expect(recorders.map(\.values.count) == [2, 2])
        #expect(bare.objectWillChange === bare.objectWillChange)
        recorders.forEach { $0.cancel() }
        #expect(ObservableObjectPublisher.sharedCount <= before)
    }

    @Test("Inherited properties fire the object's single publisher")
    func inheritance() {
        let station = Station()
        let recorder = station.objectWillChange.record()
        station.temperature = 1
        station.code = 2
        station.move()
        #expect(recorder.values.count == 3)
        #expect((station as Weather).objectWillChange === station.objectWillChange)
    }

    @Test("Assigning to a published property makes no reference cycle, and ends with the object")
    func assignTo() {
        let subject = PassthroughSubject<Double, Never>()
        var weather: Weather? = Weather()
        weak let held = weather
        var cancelled = false
        subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &weather!.$temperature)
        subject.send(3)
        #expect(weather?.temperature == 3)
        weather = nil
        #expect(held == nil)
        #expect(cancelled)
    }

    @Test("A property set in its own sink ends with the outer value, as in Combine")
    func reentrant() {
        let plain = Plain()
        let cancellable = plain.$value.sink { if $0 == 5 { plain.value = 6 } }
        plain.value = 5
        #expect(plain.value == 5)
        withExtendedLifetime(cancellable) {}
    }

    @Test("A didSet that also sends makes two signals per set")
    func twice() {
        final class Model: ObservableObject {
            @Published var value = 0 { didSet { objectWillChange.send() } }
        }
        let model = Model()
        let recorder = model.objectWillChange.record()
        model.value = 1
        #expect(recorder.values.count == 2)
    }

    @Test("An array of structs signals every change, an array of objects only its own, unless forwarded")
    func arrays() {
        struct Row { var text = "" }
        final class Item: ObservableObject { @Published var text = "" }
        final class Model: ObservableObject {
            @Published var rows = [Row()]
            @Published var items = [Item()]
            var forwarding: Set<AnyCancellable> = []
            func forward() {
                for item in items {
                    item.objectWillChange.sink { [unowned self] in objectWillChange.send() }.store(in: &forwarding)
                }
            }
        }
        let model = Model()
        let recorder = model.objectWillChange.record()
        model.rows[0].text = "a"
        model.rows.append(Row())
        model.rows.removeAll()
        #expect(recorder.values.count == 3)
        model.items[0].text = "b"
        #expect(recorder.values.count == 3)
        model.forward()
        model.items[0].text = "c"
        #expect(recorder.values.count == 4)
        model.items.append(Item())
        model.items[1].text = "d"
        #expect(recorder.values.count == 5)
    }

    @Test("A nested observable object does not propagate; replacing it does")
    func nested() {
        final class Outer: ObservableObject { @Published var inner = Weather() }
        let outer = Outer()
        let recorder = outer.objectWillChange.record()
        outer.inner.temperature = 1
        #expect(recorder.values.count == 0)
        outer.inner = Weather()
        #expect(recorder.values.count == 1)
    }

    @Test("Generic classes, subclasses of NSObject and hand-written subjects work")
    func kinds() {
        class Box<Value>: ObservableObject { @Published var value: Value; init(_ value: Value) { self.value = value } }
        final class Names: Box<[String]> { @Published var count = 0 }
        final class Legacy: NSObject, ObservableObject { @Published var value = 0 }
        final class Manual: ObservableObject {
            let objectWillChange = PassthroughSubject<Int, Never>()
            @Published var value = 0
        }
        let names = Names([])
        let changes = names.objectWillChange.record()
        names.value.append("x")
        names.count += 1
        #expect(changes.values.count == 2)
        let legacy = Legacy()
        let legacyChanges = legacy.objectWillChange.record()
        legacy.value = 1
        #expect(legacyChanges.values.count == 1)
        let manual = Manual()
        let manualChanges = manual.objectWillChange.record()
        manual.value = 1
        manual.objectWillChange.send(7)
        #expect(manualChanges.values == [7])
    }

    @Test("Signals come from the thread that sets, and a set off the main thread is observed once it is stored")
    func offMain() async {
        let weather = Weather()
        let shared = Unchecked(weather)
        let stored: [Double] = await withCheckedContinuation { continuation in
            PublishedObserver.didStoreOffMain = { object, property in
                // Other tests may set properties of other objects at the same time.
                guard object === shared.value, property == \Weather.temperature else { return }
                continuation.resume(returning: [shared.value.temperature])
            }
            Thread.detachNewThread { shared.value.temperature = 36.5 }
        }
        PublishedObserver.didStoreOffMain = nil
        #expect(stored == [36.5])
    }

    @Test("A class with a custom mirror is observed, and so is a class with a dangling reference")
    func reflection() {
        final class Disguised: ObservableObject, CustomReflectable {
            unowned var gone: Plain
            @Published var value = 0
            init(_ gone: Plain) { self.gone = gone }
            var customMirror: Mirror { Mirror(self, children: []) }
        }
        let model = Disguised(Plain())
        let recorder = model.objectWillChange.record()
        model.value = 1
        #expect(recorder.values.count == 1)
    }

    @Test("A property whose wrapper is made in an initializer is observed")
    func initializer() {
        final class Model: ObservableObject {
            @Published var value: Int
            init() { _value = Published(initialValue: 5) }
        }
        let model = Model()
        let recorder = model.objectWillChange.record()
        model.value = 6
        #expect(recorder.values.count == 1 && model.value == 6)
    }
}
