import CursesUI
import Foundation

/// The data models in the resources of the program, which `cursesui` writes for those of Xcode's.
enum ProgramModels {
    /// The models by name.
    static let all: [String: NSManagedObjectModel] = {
        var models: [String: NSManagedObjectModel] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".momd") {
                let url = folder.appendingPathComponent(name)
                let bare = url.deletingPathExtension().lastPathComponent
                if models[bare] == nil { models[bare] = NSManagedObjectModel(contentsOf: url) }
            }
        }
        return models
    }()

    /// A model with the entities of all.
    static let merged: NSManagedObjectModel = {
        let model = NSManagedObjectModel()
        model.entities = all.sorted { $0.key < $1.key }.flatMap(\.value.entities)
        return model
    }()

    /// The main bundle, and the folders that SwiftPM makes beside the program for the program's module and for the other
    /// modules of its package: `Package_Module.resources`.
    private static var folders: [URL] {
        let main = [Bundle.main.resourceURL].compactMap(\.self)
        guard let program = Bundle.main.executableURL else { return main }
        return main
            + ResourceFolders.folders(ofPackageOf: program).flatMap { [$0, $0.appendingPathComponent("Resources")] }
    }
}
