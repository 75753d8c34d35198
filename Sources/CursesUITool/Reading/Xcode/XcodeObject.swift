import CursesUISupport

/// An object of a `project.pbxproj`: its fields, and the way to the objects that they refer to.
struct XcodeObject {
    let id: String
    private let fields: [String: DocumentValue]
    private let objects: [String: DocumentValue]

    /// The object of that id; `nil` if the file has none.
    init?(_ id: String, in objects: [String: DocumentValue]) {
        guard let fields = objects[id]?.dictionary else { return nil }
        self.id = id
        self.fields = fields
        self.objects = objects
    }

    /// The class, such as `PBXNativeTarget`.
    var isa: String { self["isa"] ?? "" }

    subscript(_ field: String) -> String? { fields[field]?.text }

    /// The texts of a list.
    func strings(_ field: String) -> [String] { fields[field]?.texts ?? [] }

    func dictionary(_ field: String) -> [String: DocumentValue] { fields[field]?.dictionary ?? [:] }

    /// The object that a field refers to.
    func object(_ field: String) -> XcodeObject? {
        self[field].flatMap { XcodeObject($0, in: objects) }
    }

    /// The objects that a list refers to; ids without an object, which merges leave behind, are passed over.
    func objects(_ field: String) -> [XcodeObject] {
        strings(field).compactMap { XcodeObject($0, in: objects) }
    }
}
