import CursesUI

/// A UIKit search field, shown as a text field with a magnifying glass.
///
/// It calls its delegate. The Cancel button is shown, the other buttons are not.
open class UISearchBar: UIView {
    private static let standIn = UISearchBar()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISearchBar { standIn }

    /// The appearance of a search field; ignored in a terminal.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// The text field.
    public let searchTextField = UITextField()
    /// Receives the events of the search.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether a button that cancels the search is shown.
    open var showsCancelButton = false { didSet { contentDidChange() } }
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? { didSet { contentDidChange() } }
    /// The index of the selected scope.
    open var selectedScopeButtonIndex = 0 { didSet { contentDidChange() } }
    /// Whether the scopes are shown.
    open var showsScopeBar = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var searchBarStyle = Style.default
    /// The value is kept, but has no effect.
    open var barTintColor: UIColor?
    /// The value is kept, but has no effect.
    open var isTranslucent = true
    /// The value is kept, but has no effect.
    open var backgroundImage: UIImage?
    /// The value is kept, but has no effect.
    open var prompt: String?
    private lazy var listener = Listener(bar: self)

    /// The placeholder of an empty field.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The letters that are capitalized while the user types.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The value is kept, but has no effect.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The value is kept, but has no effect.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The value is kept, but has no effect.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// The value is kept, but has no effect.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// Sets whether a button that cancels the search is shown.
    open func setShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }

    /// Whether the field has the focus.
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Moves the focus to the field as soon as it is shown, and returns true.
    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Removes the focus from the field, and returns true.
    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    override var shown: AnyView? {
        searchTextField.delegate = listener
        return AnyView(ShownSearchBar(bar: self))
    }

    /// Passes the events of the text field on to the delegate of the search field.
    @MainActor @preconcurrency
    private final class Listener: UITextFieldDelegate {
        private unowned let bar: UISearchBar

        init(bar: UISearchBar) {
            self.bar = bar
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            bar.delegate?.searchBarTextDidBeginEditing(bar)
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            _ = bar.delegate?.searchBarShouldEndEditing(bar)
            bar.delegate?.searchBarTextDidEndEditing(bar)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            bar.delegate?.searchBar(bar, textDidChange: textField.text ?? "")
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            bar.delegate?.searchBarSearchButtonClicked(bar)
            return true
        }
    }
}

/// Receives the events of a search field.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether the text may be edited.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing begins.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when editing ends. The result has no effect.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ends.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether a part of the text may be replaced, as UTF-16 positions.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called on Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the Cancel button is pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when another scope is selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A text field with the buttons of a UIKit search field.
@MainActor @preconcurrency
private struct ShownSearchBar {
    let bar: UISearchBar
    @ObservedObject private var changes: StandInChanges

    init(bar: UISearchBar) {
        self.bar = bar
        changes = bar.changes
    }

    private var scope: Binding<Int> {
        Binding {
            bar.selectedScopeButtonIndex
        } set: {
            guard $0 != bar.selectedScopeButtonIndex else { return }
            bar.selectedScopeButtonIndex = $0
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: $0)
        }
    }
}

extension ShownSearchBar: View {
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: "magnifyingglass")
                bar.searchTextField.shown
                if bar.showsCancelButton {
                    Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
                }
            }
            if bar.showsScopeBar, let titles = bar.scopeButtonTitles {
                Picker(selection: scope) {
                    ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]) }
                } label: {
                    Text(verbatim: "")
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }
    }
}
