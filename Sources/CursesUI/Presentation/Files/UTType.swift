#if !canImport(UniformTypeIdentifiers)
import Foundation

/// A kind of file, by the endings of its names: what Uniform Type Identifiers are on Apple platforms.
public struct UTType: Hashable, Sendable {
    /// Such as `public.json`.
    public let identifier: String
    /// The endings of names; empty for any file.
    let endings: [String]
    /// Whether it is a folder that is meant.
    let isFolder: Bool

    private init(_ identifier: String, _ endings: [String] = [], isFolder: Bool = false) {
        self.identifier = identifier
        self.endings = endings
        self.isFolder = isFolder
    }

    /// The kind of the files whose names end so.
    public init?(filenameExtension: String) {
        guard !filenameExtension.isEmpty else { return nil }
        let ending = filenameExtension.lowercased()
        let known: [UTType] = [.json, .xml, .html, .pdf, .png, .jpeg, .gif, .commaSeparatedText, .zip]
        self = known.first { $0.endings.contains(ending) } ?? UTType("dyn." + ending, [ending])
    }

    /// The ending that names of such files mostly have.
    public var preferredFilenameExtension: String? { endings.first }

    public static let item = UTType("public.item")
    public static let content = UTType("public.content")
    public static let data = UTType("public.data")
    public static let folder = UTType("public.folder", isFolder: true)
    public static let directory = UTType("public.directory", isFolder: true)
    public static let plainText = UTType("public.plain-text", ["txt", "text"])
    public static let utf8PlainText = UTType("public.utf8-plain-text", ["txt", "text"])
    public static let text = UTType(
        "public.text", ["txt", "text", "md", "csv", "json", "xml", "html", "htm", "log", "swift", "yaml", "yml"]
    )
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", ["csv"])
    public static let json = UTType("public.json", ["json"])
    public static let xml = UTType("public.xml", ["xml"])
    public static let html = UTType("public.html", ["html", "htm"])
    public static let pdf = UTType("com.adobe.pdf", ["pdf"])
    public static let zip = UTType("public.zip-archive", ["zip"])
    public static let image = UTType(
        "public.image", ["png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "bmp"]
    )
    public static let png = UTType("public.png", ["png"])
    public static let jpeg = UTType("public.jpeg", ["jpg", "jpeg"])
    public static let gif = UTType("com.compuserve.gif", ["gif"])
    public static let audio = UTType("public.audio", ["mp3", "m4a", "wav", "flac", "ogg"])
    public static let movie = UTType("public.movie", ["mp4", "mov", "mkv", "webm"])
}
#endif
