@_exported import FoundationGaps

/// Starts tasks of an app while it is not used. On Linux nothing does so: requests fail, and handlers are never called.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // Sendable: the object has no values.

    /// The scheduler.
    public static let shared = BGTaskScheduler()

    override private init() {}

    /// A failure of a request. It is ``Code/unavailable``: nothing starts tasks on Linux.
    public struct Error: CustomNSError, LocalizedError, Hashable, Sendable {
        /// The reason of a failure.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests
            case notPermitted
            case immediateRunIneligible

            /// Whether a failure has the reason.
            public static func ~= (code: Code, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }

        /// The reason.
        public let code: Code

        /// Creates a failure.
        public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

        /// The domain of the failures.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        /// The number of the reason.
        public var errorCode: Int { code.rawValue }
        /// The sentence about the error, which Foundation on Linux takes from here.
        public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
        /// A sentence for the user.
        public var errorDescription: String? { "Tasks in the background are unavailable." }

        /// Nothing starts tasks.
        public static var unavailable: Code { .unavailable }
        /// There are too many requests.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The app must not request the task.
        public static var notPermitted: Code { .notPermitted }
        /// The task cannot run at once.
        public static var immediateRunIneligible: Code { .immediateRunIneligible }
    }

    /// Returns true. The handler is never called: nothing starts tasks on Linux.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        true
    }

    /// Fails: nothing starts tasks on Linux.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    /// Does nothing: there are no requests.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing: there are no requests.
    open func cancelAllTaskRequests() {}
    /// Calls the closure with no requests.
    @preconcurrency
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }
    /// Returns no requests.
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
