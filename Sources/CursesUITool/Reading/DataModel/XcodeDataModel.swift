import CursesUIStorage
import Foundation

/// A data model of Xcode's: a folder `NAME.xcdatamodeld` with one or more versions, or a single version.
struct XcodeDataModel {
    /// The part of an entity's class that Xcode generates.
    enum CodeGeneration: Equatable {
        /// The whole class.
        case wholeClass
        /// The attributes and relationships, in an extension of a class that the app declares.
        case category
        /// Nothing.
        case none
    }

    /// A kind of objects.
    struct Entity {
        let element: ModelElement

        var name: String { element["name"] ?? "" }

        /// The name of the class; `NSManagedObject` if the entity has none of its own.
        var className: String {
            let name = element["representedClassName"] ?? "NSManagedObject"
            return name.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
        }

        var codeGeneration: CodeGeneration {
            switch element["codeGenerationType"] {
            case "class": .wholeClass
            case "category": .category
            default: .none
            }
        }

        var parent: String? { element["parentEntity"] }
        var attributes: [ModelElement] { element.children(named: "attribute").filter { $0["name"] != nil } }
        var relationships: [ModelElement] { element.children(named: "relationship").filter { $0["name"] != nil } }
    }

    let name: String
    let entities: [Entity]

    /// - Throws: a `ToolError` if the model cannot be read.
    init(_ folder: URL) throws(ToolError) {
        name = folder.deletingPathExtension().lastPathComponent
        let root = try ModelElement.root(of: try Self.version(in: folder).appending(path: "contents"))
        entities = root.children(named: "entity").map(Entity.init).filter { !$0.name.isEmpty }
    }

    /// Returns the folder of the version that the app uses.
    private static func version(in folder: URL) throws(ToolError) -> URL {
        guard folder.pathExtension.lowercased() == "xcdatamodeld" else { return folder }
        let file = folder.appending(path: ".xccurrentversion")
        if let data = try? file.contents(),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String, !name.contains("/"),
            folder.appending(path: name).isFolder
        {
            return folder.appending(path: name)
        }
        let versions = try folder.namesOfContents().filter { $0.hasSuffix(".xcdatamodel") }
        guard let name = versions.sorted().first else { throw ToolError("\(folder.filePath) holds no data model") }
        return folder.appending(path: name)
    }

    /// Returns the description that the app reads.
    ///
    /// - Parameter module: the module of the classes.
    func description(module: String) -> DataModel {
        DataModel(name: name, entities: entities.map { Self.description($0, module: module) })
    }

    private static func description(_ entity: Entity, module: String) -> DataModel.Entity {
        let hasClass = entity.className != "NSManagedObject"
        var result = DataModel.Entity(
            name: entity.name, className: entity.className, module: hasClass ? module : nil, parent: entity.parent)
        result.isAbstract = entity.element.isOn("isAbstract")
        result.attributes = entity.attributes.map { element in
            var attribute = DataModel.Attribute(
                name: element["name"] ?? "", type: element["attributeType"] ?? "", isOptional: element.isOn("optional"))
            attribute.isTransient = element.isOn("transient")
            attribute.defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
            attribute.oldName = element["elementID"]
            return attribute
        }
        result.relationships = entity.relationships.map { element in
            var relationship = DataModel.Relationship(
                name: element["name"] ?? "", destination: element["destinationEntity"] ?? "",
                inverse: element["inverseName"], isToMany: element.isOn("toMany"), isOptional: element.isOn("optional"),
                deleteRule: element["deletionRule"] ?? "Nullify")
            relationship.isOrdered = element.isOn("ordered")
            relationship.oldName = element["elementID"]
            return relationship
        }
        result.uniquenessConstraints = entity.element.children(named: "uniquenessConstraints")
            .flatMap { $0.children(named: "uniquenessConstraint") }
            .map { $0.children(named: "constraint").compactMap { $0["value"] } }
        return result
    }
}
