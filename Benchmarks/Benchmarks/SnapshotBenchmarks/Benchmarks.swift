import Benchmark
import CursesUITesting

/// Measures the cost of a snapshot test at 120 columns and 40 rows.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal],
        warmupIterations: 5,
        maxDuration: .seconds(2)
    )

    Benchmark("snapshot/1 render a text, compare") { @MainActor benchmark async in
        for _ in benchmark.scaledIterations {
            let screen = render(Text("Hello"), size: Screen.size)
            precondition(screen.row(19).hasSuffix("Hello"))
        }
    }

    Benchmark("snapshot/2 render a form, compare") { @MainActor benchmark async in
        let expected = render(SignUp(), size: Screen.size).text
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            precondition(render(SignUp(), size: Screen.size) == expected)
        }
    }

    Benchmark("snapshot/3 render a full screen, compare") { @MainActor benchmark async in
        let expected = render(Screen(), size: Screen.size).text
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            precondition(render(Screen(), size: Screen.size) == expected)
        }
    }

    Benchmark("snapshot/4 a key in a full screen, compare") { @MainActor benchmark async in
        let app = TestApp(Screen(), size: Screen.size)
        let expected = app.screen.text
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            app.type("a")
            app.press(.delete)
            precondition(app.screen == expected)
        }
    }

    Benchmark("snapshot/5 compare with a text") { @MainActor benchmark async in
        let screen = render(Screen(), size: Screen.size)
        let expected = screen.text
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            precondition(screen == expected)
        }
    }

    Benchmark("snapshot/6 styled text") { @MainActor benchmark async in
        let screen = render(Screen(), size: Screen.size)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(screen.styledText)
        }
    }
}
