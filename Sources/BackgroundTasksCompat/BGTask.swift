import Foundation

/// A task that runs while the app is not used. On Linux nothing starts one, so an app meets no such object.
open class BGTask: NSObject, @unchecked Sendable {
    // Sendable: an app meets no such object.

    /// The identifier.
    public let identifier: String
    /// Called when the time of the task ends.
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    /// Does nothing.
    open func setTaskCompleted(success: Bool) {}
}

/// A task that refreshes the app's data.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that needs minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A task that continues what the user has begun.
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
    /// The title.
    open private(set) var title = ""
    /// The second line.
    open private(set) var subtitle = ""
    /// How much has been done.
    public let progress = Progress(totalUnitCount: 0)

    /// Changes the title and the second line.
    open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// A request for a task.
open class BGTaskRequest: NSObject, NSCopying {
    /// The identifier of the task.
    public let identifier: String
    /// The earliest time of the task.
    open var earliestBeginDate: Date?

    fileprivate init(name: String) { identifier = name }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(name: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A request for a task that refreshes the app's data.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request.
    public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a task that needs minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task needs a network.
    open var requiresNetworkConnectivity = false
    /// Whether the task needs a power supply.
    open var requiresExternalPower = false

    /// Creates a request.
    public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a task that continues what the user has begun.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
    /// The action if the task cannot run at once.
    public enum SubmissionStrategy: Int, Sendable {
        case fail, queue
    }

    /// The title.
    open var title: String
    /// The second line.
    open var subtitle: String
    /// The action if the task cannot run at once.
    open var strategy = SubmissionStrategy.queue

    /// Creates a request.
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(name: identifier)
    }
}
