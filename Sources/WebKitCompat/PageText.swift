/// Finds the words of a web page.
enum PageText {
    /// Returns the text of a page: paragraphs on lines of their own, without tags, scripts and styles.
    static func words(of page: String) -> String {
        var text = page
        for pattern in ["(?is)<(script|style|head)\\b.*?</\\1\\s*>", "(?s)<!--.*?-->"] {
            text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
        }
        text = text.replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression)
        let breaks = "(?i)<(br|/p|/div|/h[1-6]|/li|/tr)\\b[^>]*>"
        text = text.replacingOccurrences(of: breaks, with: "\n", options: .regularExpression)
        text = text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
        let signs = ["&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&"]
        for (name, sign) in signs where name != "&amp;" { text = text.replacingOccurrences(of: name, with: sign) }
        text = text.replacingOccurrences(of: "&amp;", with: "&")
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
