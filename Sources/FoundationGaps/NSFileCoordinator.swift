import Foundation

/// A place for an error, in functions that come from Objective-C.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An object that shows a file and is told of changes. On Linux, nobody tells it.
public protocol NSFilePresenter: AnyObject {
    /// The file; `nil` if there is none.
    var presentedItemURL: URL? { get }
    /// The queue on which the object is told of changes.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Tells that the file has changed. It is never called.
    func presentedItemDidChange()
    /// Tells that the file has a different place. It is never called.
    func presentedItemDidMove(to newURL: URL)
    /// Tells that a file of the folder has changed. It is never called.
    func presentedSubitemDidChange(at url: URL)
    /// Tells that a file of the folder is new. It is never called.
    func presentedSubitemDidAppear(at url: URL)
    /// Tells that the file is about to be deleted. It is never called.
    @preconcurrency
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
    /// Has no effect.
    public func presentedItemDidChange() {}
    /// Has no effect.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Has no effect.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Has no effect.
    public func presentedSubitemDidAppear(at url: URL) {}
    /// Calls the closure at once.
    @preconcurrency
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
}

/// Gives access to files. On Linux, programs do not wait for one another: access is given at once.
open class NSFileCoordinator: NSObject {
    /// How a file is read. The options have no effect.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Has no effect.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// Has no effect.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Has no effect.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// Has no effect.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// How a file is written. The options have no effect.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Has no effect.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// Has no effect.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Has no effect.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// Has no effect.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Has no effect.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// The objects that show files: none is kept.
    open class var filePresenters: [any NSFilePresenter] { [] }
    /// Has no effect: nobody tells the object of changes.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Has no effect.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// The value is kept, but has no effect.
    open var purposeIdentifier = UUID().uuidString

    /// Creates an object that gives access to files.
    public override init() {
        super.init()
    }

    /// Creates an object that gives access to files.
    ///
    /// - Parameter filePresenter: has no effect.
    public convenience init(filePresenter: (any NSFilePresenter)?) {
        self.init()
    }

    /// Calls the closure at once, with the same URL. There is never an error.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    /// Calls the closure at once, with the same URL. There is never an error.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }

    /// Calls the closure at once, with the same URLs. There is never an error.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
    }

    /// Calls the closure at once, with the same URLs. There is never an error.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        writer(url1, url2)
    }

    /// Calls the closure on the queue.
    @preconcurrency
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { accessor(nil) }
    }

    /// Has no effect: nobody is told of the move.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Has no effect: nobody is told of the move.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Has no effect: access is given at once.
    open func cancel() {}
}

/// The access to a file that an app asks for.
open class NSFileAccessIntent: NSObject {
    /// The file.
    public let url: URL

    private init(_ url: URL) {
        self.url = url
    }

    /// Returns an intent to read a file.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url)
    }

    /// Returns an intent to write a file.
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url)
    }
}
