import CursesUI

/// A UIKit picker with a wheel for each component, shown as pickers side by side.
open class UIPickerView: UIView {
    /// Provides the numbers of components and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Provides the titles of the rows, and is told what the user selects.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var selected: [Int: Int] = [:]

    /// The number of components.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// Returns the number of rows of a component.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Returns the selected row of a component; the first one until another is selected.
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

    /// Selects a row. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard selectedRow(inComponent: component) != row else { return }
        selected[component] = row
        contentDidChange()
    }

    /// Reads the rows again.
    open func reloadAllComponents() { contentDidChange() }
    /// Reads the rows of a component again.
    open func reloadComponent(_ component: Int) { contentDidChange() }

    override var shown: AnyView? { dataSource == nil ? nil : AnyView(ShownPickerView(view: self)) }

    func selection(in component: Int) -> Binding<Int> {
        Binding {
            self.selectedRow(inComponent: component)
        } set: {
            guard $0 != self.selectedRow(inComponent: component) else { return }
            self.selectRow($0, inComponent: component, animated: false)
            self.delegate?.pickerView(self, didSelectRow: $0, inComponent: component)
        }
    }
}

/// Provides the numbers of components and rows of a picker.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker, and is told what the user selects.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with attributes, which are not shown.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, in place of a title. Only the text of a label is shown.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when the user has selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// Never called: a row is one row high.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Never called: a component is as wide as its titles.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil`.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns an empty view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    /// Returns zero.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Returns zero.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
}

/// The pickers of the components.
@MainActor @preconcurrency
private struct ShownPickerView {
    let view: UIPickerView
    @ObservedObject private var changes: StandInChanges

    init(view: UIPickerView) {
        self.view = view
        changes = view.changes
    }

    private func title(_ row: Int, _ component: Int) -> String {
        let delegate = view.delegate
        if let title = delegate?.pickerView(view, titleForRow: row, forComponent: component) { return title }
        if let title = delegate?.pickerView(view, attributedTitleForRow: row, forComponent: component) {
            return title.string
        }
        let label = delegate?.pickerView(view, viewForRow: row, forComponent: component, reusing: nil)
        return (label as? UILabel)?.text ?? ""
    }
}

extension ShownPickerView: View {
    var body: some View {
        HStack {
            ForEach(0..<view.numberOfComponents, id: \.self) { component in
                Picker(selection: view.selection(in: component)) {
                    ForEach(0..<view.numberOfRows(inComponent: component), id: \.self) { row in
                        Text(verbatim: title(row, component))
                    }
                } label: {
                    Text(verbatim: "")
                }
                .labelsHidden()
            }
        }
        .disabled(!view.isUserInteractionEnabled)
    }
}
