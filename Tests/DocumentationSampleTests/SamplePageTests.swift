import Foundation
import Testing

/// Tests that the code and the pictures in the documentation are those of this target. `CURSESUI_RECORD=failed swift
/// test --filter DocumentationSampleTests` writes them into the pages.
@MainActor
@Suite("The code in the documentation")
struct SamplePageTests {
    @Test("Each page shows the code that is compiled and run", arguments: try! SamplePage.all())
    func code(page: SamplePage) throws {
        let updated = try page.updated()
        if updated != page.text, SampleFile.isRecording { return try SampleFile(path: page.path).write(updated) }
        #expect(updated == page.text, "\(page.path) shows different code.")
    }

    @Test("Each view has the picture that it draws", arguments: ViewSamples.all + TutorialSamples.all)
    func picture(sample: Sample) async throws {
        let module = sample.module
        let file = SampleFile(path: "Sources/\(module)/\(module).docc/Resources/Views/View-\(sample.name).svg")
        let picture = await sample.makePicture()
        if file.text != picture, SampleFile.isRecording { return try file.write(picture) }
        #expect(file.text == picture, "\(file.path) is not what is shown.")
    }

    @Test("Each recipe of the cookbook has its code, and a test that is named after its question")
    func recipes() throws {
        let page = try #require(try SamplePage.all().first { $0.path.hasSuffix("/Cookbook.md") })
        let questions = page.text.matches(of: /\n### (.+)\n/).map { String($0.1) }
        let tests = try SampleFile.all(in: SampleFile.folder, withSuffix: "Tests.swift")
            .flatMap { ($0.text ?? "").matches(of: /@Test\("(How .+)"\)/).map { String($0.1) } }
        #expect(questions.count >= 40)
        #expect(questions.sorted() == tests.sorted())
        #expect(page.sources.count == questions.count)
        let files = try SampleFile.all(in: "\(SampleFile.folder)/Recipes", withSuffix: ".swift").map(\.path)
        #expect(files.sorted() == page.sources.sorted())
    }

    @Test("Each view is on a page, with its picture below its code")
    func completeness() throws {
        let files = try SampleFile.all(in: "\(SampleFile.folder)/Views", withSuffix: ".swift").map(\.path)
        let names = ViewSamples.all.map(\.name)
        #expect(files.sorted() == (names + ["ViewSamples"]).map { "\(SampleFile.folder)/Views/\($0).swift" }.sorted())
        let pages = try SamplePage.all()
        for path in files where !path.hasSuffix("/ViewSamples.swift") { try expectPicture(below: path, in: pages) }
    }

    @Test("Each file of a tutorial is on its page, a view with its picture below its code")
    func tutorials() throws {
        let pages = try SamplePage.all()
        let names = TutorialSamples.all.map(\.name)
        for (folder, title) in [("FirstApp", "FirstApp"), ("ProcessMonitor", "ProcessMonitorTutorial")] {
            let page = try #require(pages.first { $0.path.hasSuffix("/\(title).md") })
            let files = try SampleFile.all(in: "\(SampleFile.folder)/Tutorials/\(folder)", withSuffix: ".swift")
            #expect(files.map(\.path).sorted() == page.sources.sorted())
            for file in files where names.contains(file.name) { try expectPicture(below: file.path, in: pages) }
        }
    }

    private func expectPicture(below path: String, in pages: [SamplePage]) throws {
        let name = SampleFile(path: path).name
        let page = try #require(pages.first { $0.sources.contains(path) }, "No page shows \(name).")
        let below = page.text.components(separatedBy: "<!-- \(path) -->").last ?? ""
        let picture = below.components(separatedBy: "```\n\n").dropFirst().first ?? ""
        #expect(picture.hasPrefix("![") && picture.contains("](View-\(name).svg)"), "\(page.path): \(name)")
    }
}
