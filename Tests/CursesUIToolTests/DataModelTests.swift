import CursesUIStorage
import Foundation
import Testing

@testable import CursesUITool

@Suite("Data models of Xcode's")
struct DataModelTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func model(_ entities: String) throws -> XcodeDataModel {
        try folder.write(
            "<?xml version=\"1.0\"?>\n<model>\(entities)</model>", to: "M.xcdatamodeld/M.xcdatamodel/contents")
        return try XcodeDataModel(folder.url.appending(path: "M.xcdatamodeld"))
    }

    private func code(_ entities: String) throws -> String { DataModelCode(try model(entities)).text ?? "" }

    @Test("The version that the app uses is read, or the first one")
    func versions() throws {
        try folder.write("<model><entity name=\"A\"/></model>", to: "V.xcdatamodeld/V.xcdatamodel/contents")
        try folder.write("<model><entity name=\"B\"/></model>", to: "V.xcdatamodeld/V 2.xcdatamodel/contents")
        let url = folder.url.appending(path: "V.xcdatamodeld")
        func entities() throws -> [String] { try XcodeDataModel(url).entities.map(\.name) }
        #expect(try entities() == ["B"])
        let list = "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>NAME</string></dict></plist>"
        try folder.write(list.replacing("NAME", with: "V.xcdatamodel"), to: "V.xcdatamodeld/.xccurrentversion")
        #expect(try entities() == ["A"])
        try folder.write(list.replacing("NAME", with: "../W.xcdatamodel"), to: "V.xcdatamodeld/.xccurrentversion")
        #expect(try entities() == ["B"])
        #expect(try XcodeDataModel(url.appending(path: "V.xcdatamodel")).entities.map(\.name) == ["A"])
    }

    @Test("A file that is not a model gets one line")
    func refusals() throws {
        try folder.write("import SwiftUI\n@main struct A: App {}", to: "App.swift")
        try folder.write("<model", to: "M.xcdatamodeld/M.xcdatamodel/contents")
        func refusal() -> String? {
            do {
                _ = try Planner.plan(try ProjectReader.read(folder.path))
                return nil
            } catch {
                return error.description.replacing(folder.path, with: "HERE")
            }
        }
        #expect(refusal() == "HERE/M.xcdatamodeld/M.xcdatamodel/contents is not XML")
        let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
        try folder.write(deep, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        #expect(refusal() == "HERE/M.xcdatamodeld/M.xcdatamodel/contents is not XML")
        try FileManager.default.removeItem(at: folder.url.appending(path: "M.xcdatamodeld/M.xcdatamodel"))
        #expect(refusal() == "HERE/M.xcdatamodeld holds no data model")
    }

    @Test(
        "An attribute becomes a variable as in Xcode",
        arguments: [
            ("attributeType=\"String\"", "String?"), ("attributeType=\"Date\"", "Date?"),
            ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"),
            ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\"", "Int16"),
            ("attributeType=\"Integer 32\" usesScalarValueType=\"YES\"", "Int32"),
            ("attributeType=\"Integer 64\" usesScalarValueType=\"YES\" optional=\"YES\"", "Int64"),
            ("attributeType=\"Integer 64\"", "NSNumber?"), ("attributeType=\"Boolean\"", "NSNumber?"),
            ("attributeType=\"Boolean\" usesScalarValueType=\"YES\"", "Bool"),
            ("attributeType=\"Double\" usesScalarValueType=\"YES\"", "Double"),
            ("attributeType=\"Float\" usesScalarValueType=\"YES\"", "Float"),
            ("attributeType=\"Decimal\"", "NSDecimalNumber?"), ("attributeType=\"UUID\"", "UUID?"),
            ("attributeType=\"URI\"", "URL?"), ("attributeType=\"Binary\"", "Data?"),
            ("attributeType=\"Transformable\"", "NSObject?"),
            ("attributeType=\"Transformable\" customClassName=\"[String]\"", "[String]?"),
        ]
    )
    func attributes(attribute: String, type: String) throws {
        let code = try code(
            """
            <entity name="E" representedClassName="C" codeGenerationType="class">
            <attribute name="default" \(attribute)/></entity>
            """)
        #expect(
            code.contains(
                """
                    public var `default`: \(type) {
                        get { _value("default") }
                        set { _setValue(newValue, "default") }
                    }
                """), "\(code)")
        #expect(code.contains("public class C: NSManagedObject {}"))
        #expect(code.contains("NSFetchRequest<C>(entityName: \"E\")"))
        #expect(code.contains("nonisolated extension C: Identifiable {}"))
    }

    @Test("A relationship becomes a variable, and methods that add and remove")
    func relationships() throws {
        let code = try code(
            """
            <entity name="List" representedClassName=".ItemList" codeGenerationType="class">
            <relationship name="items" toMany="YES" destinationEntity="Item"/>
            <relationship name="sorted" toMany="YES" ordered="YES" destinationEntity="Item"/>
            <relationship name="first" maxCount="1" destinationEntity="Item"/>
            <relationship name="other" maxCount="1" destinationEntity="None"/></entity>
            <entity name="Item" representedClassName="Item" parentEntity="List" codeGenerationType="class"/>
            """)
        for line in [
            "var `items`: NSSet? {", "var `sorted`: NSOrderedSet? {", "var `first`: Item? {",
            "var `other`: NSManagedObject? {",
            "func addToItems(_ value: Item) { _changeRelationship(\"addToItems\", value) }",
            "func removeFromItems(_ values: NSSet) { _changeRelationship(\"removeFromItems\", values) }",
            "func insertIntoSorted(_ value: Item, at idx: Int) { _changeRelationship(\"insertIntoSorted\", value, idx) }",
            "public class Item: ItemList {}",
        ] { #expect(code.contains(line), "\(code)") }
        #expect(!code.contains("insertIntoItems") && !code.contains("extension Item: Identifiable"))
    }

    @Test("Only the part of a class that Xcode generates is generated")
    func generation() throws {
        let category = try code(
            "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"category\"><attribute name=\"a\"/></entity>"
        )
        #expect(category.contains("nonisolated extension A {") && !category.contains("class A"))
        #expect(try code("<entity name=\"A\" representedClassName=\"A\"><attribute name=\"a\"/></entity>") == "")
        #expect(try code("<entity name=\"A\" codeGenerationType=\"class\"/>") == "")
    }

    @Test("The description has everything that the app needs when it runs")
    func description() throws {
        let model = try model(
            """
            <entity name="A" representedClassName="A" isAbstract="YES" codeGenerationType="class">
            <attribute name="on" optional="YES" transient="YES" attributeType="Date" defaultDateTimeInterval="5" elementID="old"/>
            <relationship name="all" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="B"
            inverseName="one"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="a"/><constraint value="b"/>
            </uniquenessConstraint></uniquenessConstraints></entity>
            <entity name="B" parentEntity="A"/>
            """)
        var attribute = DataModel.Attribute(name: "on", type: "Date", isOptional: true)
        attribute.isTransient = true
        attribute.defaultValue = "5"
        attribute.oldName = "old"
        var relationship = DataModel.Relationship(
            name: "all", destination: "B", inverse: "one", isToMany: true, isOptional: false, deleteRule: "Cascade")
        relationship.isOrdered = true
        var entity = DataModel.Entity(name: "A", className: "A", module: "App")
        entity.isAbstract = true
        entity.attributes = [attribute]
        entity.relationships = [relationship]
        entity.uniquenessConstraints = [["a", "b"]]
        let other = DataModel.Entity(name: "B", className: "NSManagedObject", parent: "A")
        #expect(model.description(module: "App") == DataModel(name: "M", entities: [entity, other]))
    }

    @Test("A manifest in the project itself has the description, and leaves the model out")
    func inPlace() throws {
        _ = try model("<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>")
        try folder.write("import SwiftUI\n@main struct B: App {}", to: "App.swift")
        let plan = try Planner.plan(try ProjectReader.read(folder.path))
        try InPlaceWriter(plan, cursesUI: .repository(url: "u", version: nil)).write()
        let place = "CursesUI/\(plan.app.name)"
        #expect(folder.files.contains("\(place)/M.momd") && folder.files.contains("\(place)/CursesUIDataModelM.swift"))
        let manifest = try folder.text(of: "Package.swift")
        #expect(manifest.contains(".copy(\"\(place)/M.momd\")"))
        #expect(manifest.contains("                \"M.xcdatamodeld\","))
    }

    @Test("A project's models are found wherever a project has them")
    func projects() throws {
        _ = try model("<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>")
        try folder.write("import SwiftUI\n@main struct B: App {}", to: "App.swift")
        let files = try Planner.plan(try ProjectReader.read(folder.path))
        #expect(files.app.dataModels.map(\.place) == ["M.momd"])
        #expect(
            files.app.sources.map(\.place) == ["App.swift", "CursesUIDataModelM.swift", "CursesUIMainBundle.swift"])
        #expect(files.app.aliases.contains { $0.product == "CoreDataCompat" })
        #expect(files.leftOut == [])
        try folder.write(
            """
            { objects = {
              P = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (F1, M); sourceTree = "<group>"; };
              F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
              M = { isa = XCVersionGroup; children = (V); currentVersion = V; path = M.xcdatamodeld;
                    sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
              V = { isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = M.xcdatamodel;
                    sourceTree = "<group>"; };
              B1 = { isa = PBXBuildFile; fileRef = F1; };
              B2 = { isa = PBXBuildFile; fileRef = M; };
              S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S); };
            }; rootObject = P; }
            """, to: "App.xcodeproj/project.pbxproj")
        let xcode = try Planner.plan(try ProjectReader.read(folder.path))
        #expect(xcode.app.dataModels.map(\.place) == ["M.momd"] && xcode.leftOut == [])
        try FileManager.default.removeItem(at: folder.url.appending(path: "App.xcodeproj"))
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .executableTarget(name: "App", path: ".", resources: [.process("M.xcdatamodeld")])
            ])
            """, to: "Package.swift")
        let package = try Planner.plan(try ProjectReader.read(folder.path))
        #expect(package.app.dataModels.map(\.place) == ["M.momd"] && package.app.resources == [])
        try PackageWriter(package, to: folder.url.appending(path: "out"), cursesUI: .repository(url: "u", version: nil))
            .write()
        #expect(folder.files.contains("out/Sources/App/Resources/M.momd"))
        #expect(try folder.text(of: "out/Package.swift").contains(".copy(\"Resources\")"))
    }
}
