import CursesUITool
import Foundation

/// Another program in the place of this one.
enum Program {
    /// Runs a program in this process, so that the terminal and its signals are the program's. Returns only if that
    /// fails, with the reason.
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
