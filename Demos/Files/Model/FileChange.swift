import CursesUI

/// A change of one file. Applying it returns the change that undoes it.
struct FileChange: Sendable {
    /// The file that is changed.
    let file: URL
    /// The URL of the file after the change; `nil` if it is in the trash.
    let result: URL?
    let make: @Sendable () throws -> FileChange
}

extension FileSystem {
    func moving(_ file: URL, to target: URL) -> FileChange {
        FileChange(file: file, result: target) {
            try move(file, to: target)
            return moving(target, to: file)
        }
    }

    func copying(_ file: URL, to target: URL) -> FileChange {
        FileChange(file: file, result: target) {
            try copy(file, to: target)
            return trashing(target)
        }
    }

    func trashing(_ file: URL) -> FileChange {
        FileChange(file: file, result: nil) {
            let place = try trash(file)
            return puttingBack(place, to: file)
        }
    }

    private func puttingBack(_ place: URL, to file: URL) -> FileChange {
        FileChange(file: file, result: file) {
            try putBack(place)
            return trashing(file)
        }
    }

    func makingFolder(_ folder: URL) -> FileChange {
        FileChange(file: folder, result: folder) {
            try makeFolder(folder)
            // Moves the folder to the trash rather than deleting it, because it may contain files by then.
            return trashing(folder)
        }
    }
}
