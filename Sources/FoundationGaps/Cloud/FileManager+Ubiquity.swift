import Foundation

extension FileManager {
    /// Always `nil`: nobody is signed in to iCloud.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns `nil`: there is no iCloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Returns false: there is no iCloud.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Has no effect: the file is on this machine.
    public func startDownloadingUbiquitousItem(at url: URL) throws {}

    /// Has no effect: the file is only on this machine.
    public func evictUbiquitousItem(at url: URL) throws {}

    /// Fails: there is no iCloud.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }
}
