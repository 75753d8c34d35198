import CursesUI

struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?
    var id: String { name }
}

struct FolderOutline: View {
    private let root = [
        Folder(
            name: "Sources",
            folders: [Folder(name: "App"), Folder(name: "Models", folders: [Folder(name: "Ships")])]),
        Folder(name: "Tests", folders: [Folder(name: "AppTests")]),
    ]

    var body: some View {
        List {
            OutlineGroup(root, children: \.folders) { Label($0.name, systemImage: "folder") }
        }
    }
}
