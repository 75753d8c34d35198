#if !canImport(UniformTypeIdentifiers)
import Foundation

/// A type of file, recognized by its filename extensions; the counterpart of Uniform Type Identifiers on Apple
/// platforms.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.json`.
    public let identifier: String
    /// The filename extensions; empty for any file.
    let endings: [String]
    /// Whether the type is that of folders.
    let isFolder: Bool

    private init(_ identifier: String, _ endings: [String] = [], isFolder: Bool = false) {
        self.identifier = identifier
        self.endings = endings
        self.isFolder = isFolder
    }

    /// The type of files with a filename extension.
    public init?(filenameExtension: String) {
        guard !filenameExtension.isEmpty else { return nil }
        let ending = filenameExtension.lowercased()
        let known: [UTType] = [.json, .xml, .html, .pdf, .png, .jpeg, .gif, .commaSeparatedText, .zip]
        self = known.first { $0.endings.contains(ending) } ?? UTType("dyn." + ending, [ending])
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier)
    }

    /// A type of a different app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier)
    }

    /// The preferred filename extension for the type.
    public var preferredFilenameExtension: String? { endings.first }

    /// Any item.
    public static let item = UTType("public.item")
    /// Any item with content.
    public static let content = UTType("public.content")
    /// Any file.
    public static let data = UTType("public.data")
    /// An address.
    public static let url = UTType("public.url")
    /// The address of a file.
    public static let fileURL = UTType("public.file-url")
    /// A directory that is shown to users.
    public static let folder = UTType("public.folder", isFolder: true)
    /// A directory.
    public static let directory = UTType("public.directory", isFolder: true)
    /// Text without styles.
    public static let plainText = UTType("public.plain-text", ["txt", "text"])
    /// Text without styles, in UTF-8.
    public static let utf8PlainText = UTType("public.utf8-plain-text", ["txt", "text"])
    /// Any text.
    public static let text = UTType(
        "public.text", ["txt", "text", "md", "csv", "json", "xml", "html", "htm", "log", "swift", "yaml", "yml"]
    )
    /// A table in text: CSV.
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", ["csv"])
    /// JSON.
    public static let json = UTType("public.json", ["json"])
    /// XML.
    public static let xml = UTType("public.xml", ["xml"])
    /// A web page.
    public static let html = UTType("public.html", ["html", "htm"])
    /// PDF.
    public static let pdf = UTType("com.adobe.pdf", ["pdf"])
    /// A zip archive.
    public static let zip = UTType("public.zip-archive", ["zip"])
    /// Any picture.
    public static let image = UTType(
        "public.image", ["png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "bmp"]
    )
    /// A PNG picture.
    public static let png = UTType("public.png", ["png"])
    /// A JPEG picture.
    public static let jpeg = UTType("public.jpeg", ["jpg", "jpeg"])
    /// A GIF picture.
    public static let gif = UTType("com.compuserve.gif", ["gif"])
    /// Any audio.
    public static let audio = UTType("public.audio", ["mp3", "m4a", "wav", "flac", "ogg"])
    /// Any movie.
    public static let movie = UTType("public.movie", ["mp4", "mov", "mkv", "webm"])
}
#endif
