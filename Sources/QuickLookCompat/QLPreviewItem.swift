@_exported import Foundation
@_exported import SwiftUICompat

/// A file that a preview shows.
public protocol QLPreviewItem {
    /// The file.
    var previewItemURL: URL? { get }
    /// The title; `nil` for the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The name of the file is the title.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    /// The URL.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// The URL.
    public var previewItemURL: URL? { self as URL }
}
