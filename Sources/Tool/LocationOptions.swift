import ArgumentParser
import CursesUITool
import Foundation

/// The options that determine where CursesUI is found.
struct LocationOptions: ParsableArguments {
    @Option(help: "The folder of CursesUI. Without it, the one that this program was built in.", completion: .directory)
    var checkout: String?

    @Option(help: "The address of CursesUI's repository, in place of a folder.")
    var url: String?

    @Option(help: "The least version of CursesUI at the address. Without it, its branch main.")
    var version: String?

    /// Returns the location of CursesUI.
    ///
    /// - Throws: a `ToolError` if the folder does not exist.
    func resolve() throws(ToolError) -> CursesUILocation {
        if let url { return .repository(url: url, version: version) }
        return .folder(try Checkout.folder(named: checkout))
    }
}
