import CursesUISupport

/// An object of a `project.pbxproj`, with access to its fields and to the objects that they refer to.
struct XcodeObject {
    let id: String
    private let fields: [String: DocumentValue]
    private let objects: [String: DocumentValue]

    /// Creates the object with an id; `nil` if the file does not contain it.
    init?(_ id: String, in objects: [String: DocumentValue]) {
        guard let fields = objects[id]?.dictionary else { return nil }
        self.id = id
        self.fields = fields
        self.objects = objects
    }

    /// The class, such as `PBXNativeTarget`.
    var isa: String { self["isa"] ?? "" }

    subscript(_ field: String) -> String? { fields[field]?.text }

    /// Returns the texts of a list.
    func strings(_ field: String) -> [String] { fields[field]?.texts ?? [] }

    func dictionary(_ field: String) -> [String: DocumentValue] { fields[field]?.dictionary ?? [:] }

    /// Returns the object that a field refers to.
    func object(_ field: String) -> XcodeObject? {
        self[field].flatMap { XcodeObject($0, in: objects) }
    }

    /// Returns the objects that a list refers to. Ids without an object, which may remain after merges, are ignored.
    func objects(_ field: String) -> [XcodeObject] {
        strings(field).compactMap { XcodeObject($0, in: objects) }
    }
}
