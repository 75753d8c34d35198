/// Generates long texts of words with emoji, combining marks and wide characters.
enum LongSample {
    /// - Parameter separator: the text after each twelfth word, in place of a blank.
    static func text(words: Int, separator: String) -> String {
        let kinds = ["emoji😀word", "nai\u{308}ve", "plain", "👨‍👩‍👧family", "x\u{323}\u{302}y", "漢字かな"]
        var text = ""
        for index in 0..<words {
            text += "\(kinds[index % kinds.count])-\(index)é" + (index % 12 == 11 ? separator : " ")
        }
        return text
    }
}
