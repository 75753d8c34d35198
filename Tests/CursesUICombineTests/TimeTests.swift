import Testing
@testable import LinuxCombine

extension ClockTests {
    @Suite struct TimeOperators {
        @Test("debounce sends the last value of a burst after the pause")
        func debounce() {
            withVirtualTime { time in
                let subject = CurrentValueSubject<Int, Never>(0)
                let recorder = subject.debounce(for: 0.2, scheduler: RunLoop.main).record()
                time.advance(by: .milliseconds(199))
                #expect(recorder.values == [])
                time.advance(by: .milliseconds(1))
                #expect(recorder.values == [0])
                for value in 1...3 {
                    subject.send(value)
                    time.advance(by: .milliseconds(100))
                }
                #expect(recorder.values == [0])
                time.advance(by: .milliseconds(100))
                #expect(recorder.values == [0, 3])
                #expect(time.pendingCount == 0)
            }
        }

        @Test("debounce needs one timer for a burst, and none when it is over or cancelled")
        func debounceTimers() {
            withVirtualTime { time in
                let subject = PassthroughSubject<Int, Never>()
                let recorder = subject.debounce(for: 0.2, scheduler: RunLoop.main).record()
                for value in 1...1_000 {
                    subject.send(value)
                    #expect(time.pendingCount == 1)
                    time.advance(by: .milliseconds(1))
                }
                #expect(recorder.values.isEmpty)
                time.advance(by: .milliseconds(198))
                #expect(recorder.values.isEmpty)
                time.advance(by: .milliseconds(1))
                #expect(recorder.values == [1_000] && time.pendingCount == 0)
                subject.send(1)
                #expect(time.pendingCount == 1)
                recorder.cancel()
                #expect(time.pendingCount == 0)
            }
        }

        @Test("A debounce whose timer was dropped by its scheduler sets a new timer for the next value")
        func droppedTimer() {
            let subject = PassthroughSubject<Int, Never>()
            let recorder = subject.debounce(for: 0.2, scheduler: RunLoop.main).record()
            for round in 1...3 {
                withVirtualTime { time in
                    subject.send(round)
                    #expect(time.pendingCount == 1)
                }
            }
            #expect(recorder.values.isEmpty)
            withVirtualTime { time in
                subject.send(4)
                time.advance(by: .milliseconds(200))
            }
            #expect(recorder.values == [4])
        }

        @Test("debounce on a scheduler that runs work at once sends every value")
        func debounceAtOnce() {
            let subject = PassthroughSubject<Int, Never>()
            let recorder = subject.debounce(for: 1, scheduler: ImmediateScheduler.shared).record()
            for value in 1...3 { subject.send(value) }
            #expect(recorder.values == [1, 2, 3])
        }

        @Test(
            "throttle keeps the first value, and then the newest or the first of each interval",
            arguments: [
                (true, [-1, 2, 5, 6]), (false, [-1, 1, 3, 6]),
            ])
        func throttle(latest: Bool, expected: [Int]) {
            withVirtualTime { time in
                let subject = CurrentValueSubject<Int, Never>(-1)
                let recorder = subject.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: latest).record()
                let script = [(100, 1), (200, 2), (600, 3), (700, 4), (900, 5), (1200, 6)]
                var now = 0
                for (at, value) in script {
                    time.advance(by: .milliseconds(at - now))
                    now = at
                    subject.send(value)
                }
                time.advance(by: .seconds(2))
                #expect(recorder.values == expected)
            }
        }

        @Test("delay delays values and the failure")
        func delay() {
            withVirtualTime { time in
                let subject = PassthroughSubject<Int, TestError>()
                let recorder = subject.delay(for: .seconds(1), scheduler: RunLoop.main).record()
                subject.send(1)
                subject.send(completion: .failure(TestError()))
                time.advance(by: .milliseconds(999))
                #expect(recorder.values == [] && recorder.completion == nil)
                time.advance(by: .milliseconds(1))
                #expect(recorder.values == [1] && recorder.error == TestError())
            }
        }

        @Test("receive(on:) moves values and the completion, but not the subscription")
        func receiveOn() {
            withVirtualTime { time in
                var requested = false
                let recorder = [1, 2].publisher
                    .handleEvents(receiveRequest: { _ in requested = true })
                    .receive(on: DispatchQueue.main)
                    .record()
                #expect(requested && recorder.values == [])
                time.runPending()
                #expect(recorder.values == [1, 2] && recorder.isFinished)
            }
        }

        @Test("subscribe(on:) moves subscribing, requesting and cancelling")
        func subscribeOn() {
            withVirtualTime { time in
                var log: [String] = []
                let subject = PassthroughSubject<Int, Never>()
                let recorder =
                    subject
                    .handleEvents(
                        receiveSubscription: { _ in log.append("subscribe") },
                        receiveCancel: { log.append("cancel") },
                        receiveRequest: { _ in log.append("request") }
                    )
                    .subscribe(on: RunLoop.main)
                    .record()
                #expect(log == [])
                time.runPending()
                #expect(log == ["subscribe", "request"])
                subject.send(1)
                #expect(recorder.values == [1])
                recorder.cancel()
                #expect(log == ["subscribe", "request"])
                time.runPending()
                #expect(log == ["subscribe", "request", "cancel"])
            }
        }

        @Test("collect by time sends the values of each period, or as soon as the count is reached")
        func collectByTime() {
            withVirtualTime { time in
                let subject = PassthroughSubject<Int, Never>()
                let byTime = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).record()
                let orCount = subject.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 2)).record()
                for value in 1...5 {
                    subject.send(value)
                    time.advance(by: .milliseconds(300))
                }
                #expect(byTime.values == [[1, 2, 3, 4]])
                #expect(orCount.values == [[1, 2], [3, 4]])
                time.advance(by: .seconds(10))
                #expect(byTime.values == [[1, 2, 3, 4], [5]] && orCount.values.last == [5])
                #expect(time.pendingCount == 0)
                subject.send(6)
                subject.send(completion: .finished)
                time.runPending()
                #expect(byTime.values.last == [6] && byTime.isFinished)
            }
        }

        @Test("timeout finishes or fails when no value arrives in time")
        func timeout() {
            withVirtualTime { time in
                let subject = PassthroughSubject<Int, TestError>()
                let finishing = subject.timeout(.seconds(1), scheduler: DispatchQueue.main).record()
                let failing = subject.timeout(.seconds(1), scheduler: RunLoop.main) { TestError(code: 1) }.record()
                time.advance(by: .milliseconds(900))
                subject.send(1)
                time.advance(by: .milliseconds(900))
                #expect(finishing.values == [1] && finishing.completion == nil)
                time.advance(by: .milliseconds(100))
                #expect(finishing.isFinished && failing.error == TestError(code: 1))
                #expect(time.pendingCount == 0)
            }
        }

        @Test("The time of a timeout starts again when the first value is requested")
        func timeoutOfFirstRequest() {
            withVirtualTime { time in
                let subject = PassthroughSubject<Int, Never>()
                let recorder = subject.timeout(.seconds(1), scheduler: DispatchQueue.main).record(demand: .none)
                time.advance(by: .milliseconds(900))
                recorder.request(.max(1))
                recorder.request(.max(1))
                time.advance(by: .milliseconds(900))
                #expect(recorder.completion == nil)
                time.advance(by: .milliseconds(100))
                #expect(recorder.isFinished && time.pendingCount == 0)
            }
        }

        @Test("measureInterval sends the time between values")
        func measureInterval() {
            withVirtualTime { time in
                let subject = PassthroughSubject<Int, Never>()
                let recorder = subject.measureInterval(using: DispatchQueue.main).record()
                for milliseconds in [100, 250] {
                    time.advance(by: .milliseconds(milliseconds))
                    subject.send(0)
                }
                #expect(recorder.values == [.milliseconds(100), .milliseconds(250)])
            }
        }

        @Test("A delayed retry makes four attempts in all, and delays each failure")
        func delayedRetry() {
            withVirtualTime { time in
                var attempts: [Duration] = []
                let start = time.now
                let recorder = Deferred { () -> Fail<Int, TestError> in
                    attempts.append(time.now - start)
                    return Fail(error: TestError())
                }
                .delay(for: .seconds(1), scheduler: DispatchQueue.main)
                .retry(3)
                .record()
                time.advance(by: .milliseconds(3999))
                #expect(recorder.completion == nil)
                time.advance(by: .milliseconds(1))
                #expect(recorder.error == TestError())
                #expect(attempts == [.seconds(0), .seconds(1), .seconds(2), .seconds(3)])
            }
        }

        @Test("A zip of delayed publishers delivers")
        func zipOfDelayed() {
            withVirtualTime { time in
                let recorder = Just(1).delay(for: 0.2, scheduler: RunLoop.main)
                    .zip(Just(2).delay(for: 0.1, scheduler: DispatchQueue.global())).record()
                time.advance(by: .seconds(1))
                #expect(recorder.values.map { [$0.0, $0.1] } == [[1, 2]] && recorder.isFinished)
            }
        }

        @Test("A timer ticks while it is connected")
        func timer() {
            withVirtualTime { time in
                let recorder = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().record()
                time.advance(by: .milliseconds(350))
                #expect(recorder.values.count == 3)
                recorder.cancel()
                time.advance(by: .seconds(1))
                #expect(recorder.values.count == 3 && time.pendingCount == 0)
            }
        }

        @Test("Virtual time runs work in the order of its due times, and then of its scheduling")
        func order() {
            withVirtualTime { time in
                var log: [String] = []
                let now = DispatchQueue.main.now
                DispatchQueue.main.schedule(after: now.advanced(by: .milliseconds(20))) { log.append("late") }
                DispatchQueue.main.schedule(after: now.advanced(by: .milliseconds(10))) {
                    log.append("early")
                    RunLoop.main.schedule { log.append("at once") }
                }
                OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: 0.01)) { log.append("same") }
                RunLoop.main.schedule { log.append("first") }
                time.advance(by: .milliseconds(20))
                #expect(log == ["first", "early", "same", "at once", "late"])
            }
        }
    }

    @Suite struct RealTime {
        @Test("Cancelled work is released at once, even if its queue is busy")
        func letGo() {
            final class Held: Sendable {}
            let queue = DispatchQueue(label: "busy")
            queue.suspend()
            var held: Held? = Held()
            weak let left = held
            let now = queue.now
            let timer = queue.schedule(after: now.advanced(by: .seconds(60)), interval: .seconds(60)) {
                [held] in withExtendedLifetime(held) {}
            }
            held = nil
            #expect(left != nil)
            timer.cancel()
            #expect(left == nil)
            queue.resume()
        }

        @Test("Work sent from a different thread wakes an idle run loop, and its timers fire there")
        func wakes() async {
            let thread = RunLoopThread()
            let start = ContinuousClock.now
            for await isThere in Just(()).receive(on: thread.loop).map({ RunLoop.current === thread.loop }).values {
                #expect(isThere)
            }
            let delayed = Just(()).delay(for: .milliseconds(20), scheduler: thread.loop)
            for await isThere in delayed.map({ RunLoop.current === thread.loop }).values {
                #expect(isThere)
            }
            let elapsed = ContinuousClock.now - start
            #expect(elapsed >= .milliseconds(20) && elapsed < .seconds(20))
            thread.stop()
        }

        @Test("A delayed value arrives on time, on the requested queue")
        func queue() async {
            let queue = DispatchQueue(label: "test")
            let start = ContinuousClock.now
            var cancellable: AnyCancellable?
            await withCheckedContinuation { continuation in
                cancellable = Just(1).delay(for: .milliseconds(50), scheduler: queue).sink { _ in
                    dispatchPrecondition(condition: .onQueue(queue))
                    continuation.resume()
                }
            }
            #expect(ContinuousClock.now - start >= .milliseconds(50))
            withExtendedLifetime(cancellable) {}
        }
    }
}
