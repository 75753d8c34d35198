import CursesUITool
import Foundation

/// Replaces this program with another.
enum Program {
    /// Replaces the program of this process, so that the new program receives the terminal's input and signals. Returns
    /// only on failure, with the reason.
    static func failure(toReplaceThisBy path: String, arguments: [String]) -> ToolError {
        fflush(nil)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        execv(path, words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        return ToolError("\(path) cannot be run: \(reason)")
    }
}
