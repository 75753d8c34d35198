import CursesUI

extension NSPasteboard {
    /// The type of an item on a pasteboard.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// A web page.
        public static let html = PasteboardType("public.html")
        /// Text with a format.
        public static let rtf = PasteboardType("public.rtf")
        /// Text with a format and pictures.
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        /// A PNG picture.
        public static let png = PasteboardType("public.png")
        /// A TIFF picture.
        public static let tiff = PasteboardType("public.tiff")
        /// A PDF document.
        public static let pdf = PasteboardType("com.adobe.pdf")
        /// A URL.
        public static let URL = PasteboardType("public.url")
        /// The URL of a file.
        public static let fileURL = PasteboardType("public.file-url")
        /// A colour.
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        /// Text in columns.
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        /// The format of letters.
        public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
        /// The format of paragraphs.
        public static let ruler = PasteboardType("com.apple.cocoa.pasteboard.paragraph-formatting")
        /// A sound.
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        /// Several parts of a text.
        public static let multipleTextSelection = PasteboardType("com.apple.cocoa.pasteboard.multiple-text-selection")
        /// How a text is searched.
        public static let textFinderOptions = PasteboardType("com.apple.cocoa.pasteboard.find-panel-search-options")
        /// How a text is searched.
        public static let findPanelSearchOptions = PasteboardType(
            "com.apple.cocoa.pasteboard.find-panel-search-options")
        /// The contents of a file.
        public static let fileContents = PasteboardType("NXFileContentsPboardType")
    }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The pasteboard for copying and pasting.
        public static let general = Name("Apple CFPasteboard general")
        /// The pasteboard for the formats of letters, which stays in the app.
        public static let font = Name("Apple CFPasteboard font")
        /// The pasteboard for the formats of paragraphs, which stays in the app.
        public static let ruler = Name("Apple CFPasteboard ruler")
        /// The pasteboard for the text that is searched, which stays in the app.
        public static let find = Name("Apple CFPasteboard find")
        /// The pasteboard for dragging, which stays in the app.
        public static let drag = Name("Apple CFPasteboard drag")
    }

    /// A question about the contents of a pasteboard.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the question.
        public let rawValue: String

        /// Creates a question from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether only URLs of files are read.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The types of the files that are read; ignored in a terminal.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    /// How a pasteboard shares its contents with other machines; ignored in a terminal.
    public struct ContentsOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The contents stay on this machine.
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// When the data of a type is provided; ignored in a terminal.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The data is provided when it is asked for.
        public static let promised = WritingOptions(rawValue: 1 << 9)
    }

    /// The form in which an object reads a type.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// As data.
        public static let asData: ReadingOptions = []
        /// As a text.
        public static let asString = ReadingOptions(rawValue: 1)
        /// As a property list.
        public static let asPropertyList = ReadingOptions(rawValue: 1 << 1)
        /// As an archive.
        public static let asKeyedArchive = ReadingOptions(rawValue: 1 << 2)
    }
}
