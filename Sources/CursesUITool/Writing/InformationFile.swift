import Foundation

/// Writes the Info.plist of an app, from which code reads the app's name and version.
enum InformationFile {
    static func contents(_ fields: [String: String]) -> Data {
        let members = fields.sorted { $0.key < $1.key }.map { key, value in
            "    <key>\(escaped(key))</key>\n    <string>\(escaped(value))</string>\n"
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(members.joined())</dict>
            </plist>

            """.utf8)
    }

    private static func escaped(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }.map(Character.init))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
