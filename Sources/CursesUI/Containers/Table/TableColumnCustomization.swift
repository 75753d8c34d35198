import Foundation

/// Which columns of a table are hidden, by their identifiers.
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Town", value: \.town).customizationID("town")
/// }
/// Button("Hide the town") { columns[visibility: "town"] = .hidden }
/// ```
///
/// The app hides columns; users of a terminal cannot do so in the table itself.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var isShown: [String: Bool] = [:]

    /// Creates a customization in which no column is hidden by the app.
    public init() {}

    /// The visibility of the column with an identifier.
    public subscript(visibility id: String) -> Visibility {
        get { isShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { isShown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Does nothing: in a terminal, columns are always in the order of the app.
    public mutating func resetOrder() {}

    /// Returns the columns that are shown.
    func shown(_ columns: [TableColumnEntry<RowValue>]) -> [TableColumnEntry<RowValue>] {
        columns.filter { column in
            switch column.customizationID.map({ self[visibility: $0] }) ?? .automatic {
            case .visible: true
            case .hidden: false
            case .automatic: column.isShown
            }
        }
    }
}

/// The changes that users may make to a column of a table.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Users may move the column.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Users may change the width of the column.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Users may hide the column.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// Users may move, resize and hide the column.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

/// Columns that are changed.
private struct ChangedTableColumns<Base: TableColumnContent>: TableColumnContent {
    let base: Base
    let change: (inout TableColumnEntry<Base.TableRowValue>) -> Void

    var _columns: _TableColumns<Base.TableRowValue> {
        _TableColumns(
            entries: base.entries.map {
                var entry = $0
                change(&entry)
                return entry
            })
    }
}

extension TableColumnContent {
    private func changed(
        _ change: @escaping (inout TableColumnEntry<TableRowValue>) -> Void
    ) -> some TableColumnContent<TableRowValue> {
        ChangedTableColumns(base: self, change: change)
    }

    /// Sets the identifier by which a ``TableColumnCustomization`` knows the column.
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue> {
        changed { $0.customizationID = id }
    }

    /// Sets whether the column is shown unless a ``TableColumnCustomization`` says otherwise.
    public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue> {
        changed { $0.isShown = visibility != .hidden }
    }

    /// Returns the same column: in a terminal, users do not customize columns.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue> {
        self
    }

    /// Aligns the titles and the cells of the columns.
    @_disfavoredOverload
    public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue> {
        changed { $0.alignment = alignment }
    }
}

extension AppStorage {
    /// Creates a wrapper for the changes of a table's columns with a key. Without stored changes, the value is
    /// `wrappedValue`.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(wrappedValue, key: key, store: store, coding: .json())
    }
}

extension SceneStorage {
    /// Creates a wrapper for the changes of a table's columns with a key. They are initially `wrappedValue`.
    public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
    where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(wrappedValue, key: key)
    }
}
