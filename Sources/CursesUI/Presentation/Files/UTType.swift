#if !canImport(UniformTypeIdentifiers)
import Foundation

/// A type of file, recognized by its filename extensions; the counterpart of Uniform Type Identifiers on Apple
/// platforms.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.json`.
    public let identifier: String
    /// The filename extensions; empty for any file.
    let endings: [String]
    /// Whether the type represents folders.
    let isFolder: Bool

    init(named identifier: String, _ endings: [String] = [], isFolder: Bool = false) {
        self.identifier = identifier
        self.endings = endings
        self.isFolder = isFolder
    }

    /// Creates the type of the files with a filename extension.
    public init?(filenameExtension: String) {
        guard !filenameExtension.isEmpty else { return nil }
        let ending = filenameExtension.lowercased()
        let known: [UTType] = [
            .json, .xml, .html, .pdf, .png, .jpeg, .gif, .commaSeparatedText, .zip, .mp3, .mpeg4Movie, .quickTimeMovie,
            .heic, .tiff, .svg, .rtf, .swiftSource, .propertyList, .wav, .bmp, .webP, .plainText, .yaml, .log, .epub,
            .tabSeparatedText, .emailMessage, .vCard, .calendarEvent, .gzip, .bz2, .tarArchive, .diskImage, .pkcs12,
            .x509Certificate, .avi, .mpeg4Audio, .aiff, .midi, .ico, .icns, .usdz, .cSource, .cHeader, .cPlusPlusSource,
            .cPlusPlusHeader, .objectiveCSource, .objectiveCPlusPlusSource, .shellScript, .pythonScript, .perlScript,
            .rubyScript, .phpScript, .javaScript,
        ]
        self = known.first { $0.endings.contains(ending) } ?? UTType(named: "dyn." + ending, [ending])
    }

    /// Creates a type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier)
    }

    /// Creates a type that another app defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier)
    }

    /// Returns the type with an identifier; `nil` for an unknown identifier.
    public init?(_ identifier: String) {
        guard let known = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
        self = known
    }

    /// Returns the type for a MIME type; `nil` for an unknown MIME type.
    public init?(mimeType: String) {
        guard let known = Self.mimeTypes.first(where: { $0.value == mimeType.lowercased() }),
            let type = UTType(filenameExtension: known.key)
        else { return nil }
        self = type
    }

    /// The MIME type, if one is known.
    public var preferredMIMEType: String? { endings.lazy.compactMap { Self.mimeTypes[$0] }.first }

    /// The type in words: its first filename extension in capital letters.
    public var localizedDescription: String? { endings.first?.uppercased() }

    /// Returns whether all files of this type also have the given type, as far as filename extensions show.
    public func conforms(to type: UTType) -> Bool {
        if self == type || type == .item { return true }
        if isFolder || type.isFolder { return isFolder && type.isFolder }
        if type == .data || type == .content { return true }
        return !endings.isEmpty && Set(endings).isSubset(of: type.endings)
    }

    /// MIME types by filename extensions, as IANA registers them.
    private static let mimeTypes = [
        "json": "application/json", "xml": "application/xml", "html": "text/html", "pdf": "application/pdf",
        "png": "image/png", "jpg": "image/jpeg", "gif": "image/gif", "csv": "text/csv", "zip": "application/zip",
        "txt": "text/plain", "mp3": "audio/mpeg", "mp4": "video/mp4", "md": "text/markdown", "svg": "image/svg+xml",
        "wav": "audio/wav", "heic": "image/heic", "tiff": "image/tiff", "rtf": "application/rtf",
        "gz": "application/gzip", "bz2": "application/x-bzip2", "tar": "application/x-tar", "yaml": "application/yaml",
        "js": "text/javascript", "vcf": "text/vcard", "ics": "text/calendar", "eml": "message/rfc822",
        "epub": "application/epub+zip", "m4a": "audio/mp4", "tsv": "text/tab-separated-values",
    ]

    private static let all: [UTType] = basicTypes + documentsTypes + mediaTypes + codeTypes + filesTypes

    private static let basicTypes: [UTType] = [
        .item, .content, .data, .url, .fileURL, .folder, .directory, .plainText, .utf8PlainText, .text,
        .commaSeparatedText, .json, .xml, .html, .pdf, .zip, .image, .png, .jpeg, .gif, .audio, .movie, .video, .mp3,
        .mpeg4Movie, .quickTimeMovie, .heic, .tiff, .svg, .rtf, .sourceCode, .swiftSource, .propertyList, .archive,
        .wav, .bmp, .webP,
    ]

    /// The preferred filename extension for the type.
    public var preferredFilenameExtension: String? { endings.first }

    /// Any item.
    public static let item = UTType(named: "public.item")
    /// Any item that has content.
    public static let content = UTType(named: "public.content")
    /// Any file.
    public static let data = UTType(named: "public.data")
    /// A URL.
    public static let url = UTType(named: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(named: "public.file-url")
    /// A directory that is shown to users.
    public static let folder = UTType(named: "public.folder", isFolder: true)
    /// A directory.
    public static let directory = UTType(named: "public.directory", isFolder: true)
    /// Text without styles.
    public static let plainText = UTType(named: "public.plain-text", ["txt", "text"])
    /// Text without styles, in UTF-8.
    public static let utf8PlainText = UTType(named: "public.utf8-plain-text", ["txt", "text"])
    /// Any text.
    public static let text = UTType(
        named: "public.text", ["txt", "text", "md", "csv", "json", "xml", "html", "htm", "log", "swift", "yaml", "yml"]
    )
    /// A table as text: CSV.
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text", ["csv"])
    /// JSON.
    public static let json = UTType(named: "public.json", ["json"])
    /// XML.
    public static let xml = UTType(named: "public.xml", ["xml"])
    /// A web page.
    public static let html = UTType(named: "public.html", ["html", "htm"])
    /// PDF.
    public static let pdf = UTType(named: "com.adobe.pdf", ["pdf"])
    /// A zip archive.
    public static let zip = UTType(named: "public.zip-archive", ["zip"])
    /// Any picture.
    public static let image = UTType(
        named: "public.image", ["png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "bmp"]
    )
    /// A PNG picture.
    public static let png = UTType(named: "public.png", ["png"])
    /// A JPEG picture.
    public static let jpeg = UTType(named: "public.jpeg", ["jpg", "jpeg"])
    /// A GIF picture.
    public static let gif = UTType(named: "com.compuserve.gif", ["gif"])
    /// Any audio.
    public static let audio = UTType(named: "public.audio", ["mp3", "m4a", "wav", "flac", "ogg"])
    /// Any movie.
    public static let movie = UTType(named: "public.movie", ["mp4", "mov", "mkv", "webm"])
    /// Any video.
    public static let video = UTType(named: "public.video", ["mp4", "mov", "mkv", "webm"])
    /// MP3 audio.
    public static let mp3 = UTType(named: "public.mp3", ["mp3"])
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(named: "public.mpeg-4", ["mp4"])
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie", ["mov"])
    /// A HEIC picture.
    public static let heic = UTType(named: "public.heic", ["heic"])
    /// A TIFF picture.
    public static let tiff = UTType(named: "public.tiff", ["tiff", "tif"])
    /// An SVG picture.
    public static let svg = UTType(named: "public.svg-image", ["svg"])
    /// A BMP picture.
    public static let bmp = UTType(named: "com.microsoft.bmp", ["bmp"])
    /// A WebP picture.
    public static let webP = UTType(named: "org.webmproject.webp", ["webp"])
    /// WAV audio.
    public static let wav = UTType(named: "com.microsoft.waveform-audio", ["wav"])
    /// Text in the Rich Text Format.
    public static let rtf = UTType(named: "public.rtf", ["rtf"])
    /// Source code in any language.
    public static let sourceCode = UTType(
        named: "public.source-code", ["swift", "c", "h", "m", "cpp", "py", "js", "ts", "java", "go", "rs"])
    /// Swift source code.
    public static let swiftSource = UTType(named: "public.swift-source", ["swift"])
    /// A property list.
    public static let propertyList = UTType(named: "com.apple.property-list", ["plist"])
    /// Any archive.
    public static let archive = UTType(named: "public.archive", ["zip", "tar", "gz", "bz2", "xz"])
}
#endif
