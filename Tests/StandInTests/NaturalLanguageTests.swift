import NaturalLanguageCompat
import Testing

@Suite("Parts and languages of texts")
struct NaturalLanguageTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test("Words are those of Unicode's rules")
    func words() {
        #expect(
            tokens("Don't panic, e.g. at 3.14 — “ever”!", .word) == ["Don't", "panic", "e.g", "at", "3.14", "ever"])
        #expect(tokens("snake_case x1", .word) == ["snake_case", "x1"])
        #expect(tokens("日本カメラ", .word) == ["日", "本", "カメラ"])
        #expect(tokens("a 🎉 b + c", .word) == ["a", "🎉", "b", "c"])
        #expect(tokens("", .word).isEmpty && tokens(" . ", .word).isEmpty)
    }

    @Test("Sentences end at full stops, but not behind abbreviations")
    func sentences() {
        let text = "Dr. A. Byron wrote (in 1843). Really?! “Yes.” It costs 1.50 now. and then"
        let expected = [
            "Dr. A. Byron wrote (in 1843). ", "Really?! ", "“Yes.” ", "It costs 1.50 now. and then",
        ]
        #expect(tokens(text, .sentence) == expected)
        #expect(tokens("一。二！", .sentence) == ["一。", "二！"])
        #expect(tokens("one\ntwo", .sentence) == ["one\n", "two"])
    }

    @Test("Paragraphs are lines")
    func paragraphs() {
        #expect(tokens("one\r\n\ntwo", .paragraph) == ["one\r\n", "\n", "two"])
        #expect(tokens("one\ntwo", .document) == ["one\ntwo"])
    }

    @Test("Tokens are found by their place, and one by one")
    func places() throws {
        let text = "One 22 three"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        let place = try #require(text.firstIndex(of: "h"))
        #expect(text[tokenizer.tokenRange(at: place)] == "three")
        var found: [(String, Bool)] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            found.append((String(text[range]), attributes.contains(.numeric)))
            return found.count < 2
        }
        #expect(found.map(\.0) == ["One", "22"] && found.map(\.1) == [false, true])
    }

    @Test(
        "A language is recognized by its script",
        arguments: [
            ("これは本です", "ja"), ("한국어 책", "ko"), ("这是一本书", "zh-Hans"), ("Это книга", "ru"), ("Це їхня книга", "uk"),
            ("βιβλίο", "el"), ("ספר", "he"), ("كتاب", "ar"), ("หนังสือ", "th"),
        ])
    func languages(text: String, code: String) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue == code)
    }

    @Test("A text in Latin letters has no language that is known")
    func latin() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "This is a book, καλά") == nil)
        let recognizer = NLLanguageRecognizer()
        recognizer.languageConstraints = [.greek]
        recognizer.processString("βιβλίο книга")
        #expect(recognizer.dominantLanguage == .greek && recognizer.languageHypotheses(withMaximum: 2) == [.greek: 1])
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 2).isEmpty)
    }

    @Test("A tagger finds words, without knowing what they are")
    func tagger() {
        let text = "Ada, write!"
        let tagger = NLTagger(tagSchemes: [.lexicalClass, .tokenType])
        tagger.string = text
        var words: [String] = []
        tagger.enumerateTags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass,
            options: [.omitPunctuation, .omitWhitespace]
        ) { tag, range in
            words.append(String(text[range]) + (tag?.rawValue ?? ""))
            return true
        }
        #expect(words == ["Ada", "write"])
        let types = tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType).map(\.0)
        #expect(types == [.word, .punctuation, .whitespace, .word, .punctuation])
        #expect(tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0 == nil)
        #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
    }
}
