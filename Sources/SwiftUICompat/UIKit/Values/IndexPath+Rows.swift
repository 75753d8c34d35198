import Foundation

extension IndexPath {
    /// Creates the place of a row in a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the place of an item in a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The number of the section; the index path must have two indexes.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the row in its section; the index path must have two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The number of the item in its section; the index path must have two indexes.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
