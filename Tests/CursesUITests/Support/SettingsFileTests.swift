import Testing

@testable import CursesUISupport

/// Tests settings files as users write them.
@Suite("settings files")
struct SettingsFileTests {
    private func values(_ text: String) -> [[String]] { SettingsFile(text, file: "f").settings.map(\.values) }

    private func problems(_ text: String) -> [String] { SettingsFile(text, file: "f").problems.map(\.description) }

    @Test("sections, names, values and comments")
    func form() {
        let file = SettingsFile(
            """
            # The colours of the evening
            dark = true   # a comment

            [ colors ]
            accent = "#ff8800"
            "window title" = 'C:\\new'
            list = ["a", 'b', c]
            other = bare words
            """,
            file: "theme"
        )
        #expect(
            file.settings == [
                SettingsFile.Setting(section: "", name: "dark", values: ["true"], line: 2),
                SettingsFile.Setting(section: "colors", name: "accent", values: ["#ff8800"], line: 5),
                SettingsFile.Setting(section: "colors", name: "window title", values: ["C:\\new"], line: 6),
                SettingsFile.Setting(section: "colors", name: "list", values: ["a", "b", "c"], line: 7),
                SettingsFile.Setting(section: "colors", name: "other", values: ["bare words"], line: 8),
            ]
        )
        #expect(file.problems == [])
    }

    @Test("escapes in quotation marks, ends of lines of other systems, and lists without values")
    func details() {
        #expect(values("a = \"say \\\"hi\\\"\\n\\t\\\\\"") == [["say \"hi\"\n\t\\"]])
        #expect(values("a = 1\r\nb = 2\r\n") == [["1"], ["2"]])
        #expect(values("a = []") == [[]])
        #expect(values("a = [\"=\", \"#\", \"]\"]") == [["=", "#", "]"]])
        #expect(values("\"=\" = \"x\"") == [["x"]])
        #expect(values("") == [])
    }

    @Test("a mistake names the file and the line, and the rest is read")
    func mistakes() {
        #expect(problems("[a\nb = 1") == ["f:1: a section has no \"]\""])
        #expect(problems("word") == ["f:1: \"word\" has no \"=\" and no value"])
        #expect(problems("\na =") == ["f:2: a value is missing"])
        #expect(problems("= 1") == ["f:1: a value has no name"])
        #expect(problems("a = \"x") == ["f:1: a quotation mark is missing"])
        #expect(problems("a = \"\\q\"") == ["f:1: only \\\\, \\\", \\n and \\t may follow a backslash"])
        #expect(problems("a = \"x\" y") == ["f:1: \"y\" is too much"])
        #expect(problems("a = [1") == ["f:1: a comma is missing"])
        #expect(problems("a = [1,") == ["f:1: a list of values has no \"]\""])
        #expect(problems("[a]\nb = 1\nb = 2") == ["f:3: \"b\" has a value in line 2 already"])
        #expect(values("a = \"x\nb = 2") == [["2"]])
    }
}
