import CursesUI
import FoundationGaps

extension ViewHost {
    /// Takes the focus from a text field or a text editor that has it; returns whether one had it.
    @discardableResult
    static func endEditing() -> Bool {
        current?.focus.endEditing() ?? false
    }

    /// Sends an action to an object or, if there is none, to the text that has the focus; returns whether the action was
    /// performed. Apps hide the keyboard in this way.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
        if let target { return action.perform(on: target, sender, event) }
        return action.name.hasSuffix("resignFirstResponder") && endEditing()
    }
}
