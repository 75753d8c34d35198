#if !canImport(UniformTypeIdentifiers)
extension UTType {
    /// Content of several kinds.
    public static let compositeContent = UTType(named: "public.composite-content")
    /// A table as text.
    public static let delimitedText = UTType(named: "public.delimited-values-text", ["csv", "tsv"])
    /// A table as text, with tabulators.
    public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text", ["tsv", "tab"])
    /// A table as text in UTF-8, with tabulators.
    public static let utf8TabSeparatedText = UTType(named: "public.utf8-tab-separated-values-text", ["tsv", "tab"])
    /// Text without styles, in UTF-16.
    public static let utf16PlainText = UTType(named: "public.utf16-plain-text", ["txt"])
    /// Text without styles, in UTF-16 with a byte order mark.
    public static let utf16ExternalPlainText = UTType(named: "public.utf16-external-plain-text", ["txt"])
    /// A folder with rich text and its pictures.
    public static let rtfd = UTType(named: "com.apple.rtfd", ["rtfd"], isFolder: true)
    /// Rich text with its pictures, in one file.
    public static let flatRTFD = UTType(named: "com.apple.flat-rtfd")
    /// A web page with its pictures.
    public static let webArchive = UTType(named: "com.apple.webarchive", ["webarchive"])
    /// An electronic book.
    public static let epub = UTType(named: "org.idpf.epub-container", ["epub"])
    /// Any spreadsheet.
    public static let spreadsheet = UTType(named: "public.spreadsheet", ["xlsx", "xls", "ods", "numbers"])
    /// Any presentation.
    public static let presentation = UTType(named: "public.presentation", ["pptx", "ppt", "odp", "key"])
    /// Any database.
    public static let database = UTType(named: "public.database", ["sqlite", "db"])
    /// A log.
    public static let log = UTType(named: "public.log", ["log"])
    /// YAML.
    public static let yaml = UTType(named: "public.yaml", ["yml", "yaml"])
    /// A property list in XML.
    public static let xmlPropertyList = UTType(named: "com.apple.xml-property-list", ["plist"])
    /// A binary property list.
    public static let binaryPropertyList = UTType(named: "com.apple.binary-property-list", ["plist"])
    /// Any message.
    public static let message = UTType(named: "public.message")
    /// An email message.
    public static let emailMessage = UTType(named: "public.email-message", ["eml"])
    /// Any contact.
    public static let contact = UTType(named: "public.contact", ["vcf"])
    /// A contact as vCard.
    public static let vCard = UTType(named: "public.vcard", ["vcf", "vcard"])
    /// A thing to do.
    public static let toDoItem = UTType(named: "public.to-do-item")
    /// An event of a calendar.
    public static let calendarEvent = UTType(named: "public.calendar-event", ["ics"])
    /// Any bookmark.
    public static let bookmark = UTType(named: "public.bookmark")
    /// A link in a file.
    public static let internetLocation = UTType(named: "com.apple.internet-location", ["webloc"])
    /// A link in a file of Windows.
    public static let internetShortcut = UTType(named: "com.microsoft.internet-shortcut", ["url"])
    /// Any font.
    public static let font = UTType(named: "public.font", ["ttf", "otf", "ttc", "woff", "woff2"])

    /// The types in this file.
    static var documentsTypes: [UTType] {
        [
            .compositeContent, .delimitedText, .tabSeparatedText, .utf8TabSeparatedText, .utf16PlainText,
            .utf16ExternalPlainText, .rtfd, .flatRTFD, .webArchive, .epub, .spreadsheet, .presentation, .database,
            .log, .yaml, .xmlPropertyList, .binaryPropertyList, .message, .emailMessage, .contact, .vCard,
            .toDoItem, .calendarEvent, .bookmark, .internetLocation, .internetShortcut, .font,
        ]
    }
}
#endif
