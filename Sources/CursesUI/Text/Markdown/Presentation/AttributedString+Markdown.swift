import Foundation

/// Creates attributed strings from Markdown, with the API of Foundation on Apple platforms.
extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of the syntax that is read as markup.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline markup.
            case full
            /// Inline markup; the text is one paragraph.
            case inlineOnly
            /// Inline markup; white space and line ends stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// The handling of errors. Every text is valid Markdown, so it has no effect.
        public enum FailurePolicy: Hashable, Sendable {
            /// Errors are thrown.
            case throwError
            /// Errors are ignored where possible.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes are read from `^[text](name: value)`; it has no effect.
        public var allowsExtendedAttributes: Bool
        /// The part of the syntax that is read as markup.
        public var interpretedSyntax: InterpretedSyntax
        /// The treatment of errors; it has no effect.
        public var failurePolicy: FailurePolicy
        /// The language of the text; it has no effect.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Parses a Markdown document: CommonMark, with the tables, task lists and strikethrough of GitHub.
    ///
    /// - Parameter baseURL: the base address of relative links.
    /// - Throws: nothing; the signature matches that on Apple platforms.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        switch options.interpretedSyntax {
        case .full:
            self.init(MarkdownDocument(markdown), relativeTo: baseURL)
        case .inlineOnly:
            self.init(InlineMarkdown.parse([.markup(MarkdownText(markdown).folded)]), relativeTo: baseURL)
        case .inlineOnlyPreservingWhitespace:
            self.init(InlineMarkdown.parse([.markup(markdown)]), relativeTo: baseURL)
        }
    }

    /// Parses a Markdown document in UTF-8. Invalid bytes are replaced.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Parses a Markdown document in a file.
    ///
    /// - Throws: an error if the file cannot be read.
    public init(
        contentsOf url: URL,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private init(_ document: MarkdownDocument, relativeTo baseURL: URL?) {
        self.init()
        for block in PresentationIntentBuilder.presentedBlocks(of: document) {
            var text =
                switch block.content {
                case .inline(let markup): AttributedString(document.styledText(markup), relativeTo: baseURL)
                case .verbatim(let string): AttributedString(string)
                }
            text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block.intent
            append(text)
        }
    }

    private init(_ text: StyledText, relativeTo baseURL: URL?) {
        self.init()
        for run in text.runs {
            var part = AttributedString(run.text)
            let intent = InlinePresentationIntent(run.style)
            if !intent.isEmpty {
                part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link = run.style.link {
                part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
            }
            append(part)
        }
    }
}

extension InlinePresentationIntent {
    init(_ style: RunStyle) {
        self = []
        if style.isBold == true { insert(.stronglyEmphasized) }
        if style.isItalic == true { insert(.emphasized) }
        if style.isStruckThrough == true { insert(.strikethrough) }
        if style.isCode == true { insert(.code) }
    }
}
