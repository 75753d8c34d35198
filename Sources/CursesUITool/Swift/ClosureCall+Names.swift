extension ClosureCall {
    /// The expression before the name of a method.
    enum Receiver {
        case any
        /// The name of a type.
        case type(String)
        /// A queue, by its name, or `DispatchQueue.global()`, or a new one. The compiler knows `DispatchQueue.main`.
        case queue
        /// `RunLoop.main` and `RunLoop.current`, or a run loop by its name.
        case runLoop
        /// A name that the file declares as a `URLSessionWebSocketTask`.
        case socket
    }

    /// The form of a call.
    struct Form {
        /// The first labels: `_` for an argument without a label, and an empty text for a call without parentheses.
        let first: Set<String>
        /// The label of the closure. A closure without a label is the only argument.
        let closure: String
        let receiver: Receiver
        /// Whether an argument with the label of the closure may be something else.
        var needsBrace = false
    }

    static let methods: [String: Form] = [
        "scheduledTimer": Form(first: ["withTimeInterval"], closure: "block", receiver: .type("Timer")),
        "addObserver": Form(first: ["forName"], closure: "using", receiver: .any),
        "dataTask": Form(first: ["with"], closure: "completionHandler", receiver: .any),
        "downloadTask": Form(first: ["with", "withResumeData"], closure: "completionHandler", receiver: .any),
        "uploadTask": Form(first: ["with"], closure: "completionHandler", receiver: .any),
        "getAllTasks": Form(first: ["", "completionHandler"], closure: "completionHandler", receiver: .any),
        "getTasksWithCompletionHandler": Form(first: ["", "_"], closure: "_", receiver: .any),
        "addOperation": Form(first: ["", "_"], closure: "_", receiver: .any),
        "addBarrierBlock": Form(first: ["", "_"], closure: "_", receiver: .any),
        "addExecutionBlock": Form(first: ["", "_"], closure: "_", receiver: .any),
        "perform": Form(first: ["", "_", "inModes"], closure: "block", receiver: .runLoop),
        "detachNewThread": Form(first: ["", "_"], closure: "_", receiver: .type("Thread")),
        "async": Form(
            first: ["", "execute", "group", "qos", "flags"], closure: "execute", receiver: .queue, needsBrace: true),
        "asyncAfter": Form(
            first: ["deadline", "wallDeadline"], closure: "execute", receiver: .queue, needsBrace: true),
        "run": Form(first: ["_"], closure: "terminationHandler", receiver: .type("Process")),
        "receive": Form(first: ["", "completionHandler"], closure: "completionHandler", receiver: .socket),
        "send": Form(first: ["_"], closure: "completionHandler", receiver: .socket),
        "sendPing": Form(first: ["", "pongReceiveHandler"], closure: "pongReceiveHandler", receiver: .socket),
    ]

    /// The properties that are closures.
    static let properties: Set = [
        "terminationHandler", "readabilityHandler", "writeabilityHandler", "completionBlock", "cancellationHandler",
        "pathUpdateHandler", "interruptionHandler", "invalidationHandler", "updateHandler", "initialResultsHandler",
        "statisticsUpdateHandler",
    ]

    /// The types that are created with a closure alone.
    static let creatable: Set = ["BlockOperation", "Thread"]
    static let types = creatable.union(["Timer", "Process"])
}
