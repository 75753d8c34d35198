import CursesUITerminal
import Foundation

/// Run-time warnings about mistakes in the use of CursesUI. Each warning suggests a fix.
///
/// Warnings are written to standard error. While the app is on the screen they are kept; they are shown afterwards.
@MainActor
package final class Diagnostics {
    package enum Message: Equatable, CustomStringConvertible {
        case stateChangedDuringUpdate(view: String)
        case endlessUpdate([UnsettledView])
        case endlessNesting(view: String, count: Int)
        case endlessDelivery(view: String)
        case backgroundChange(model: String, view: String)
        case deadProperty(name: String, type: String, view: String)
        case duplicateID(id: String, view: String)
        case noLogarithm(count: Int, axis: String)
        case textWithoutPixels(view: String)

        package var description: String {
            switch self {
            case .stateChangedDuringUpdate(let view):
                "State was changed while the body of \(view) was evaluated; the change shows in "
                    + "the next frame. Change state in an action, onAppear or onChange instead."
            case .endlessUpdate(let views):
                "\(views.map(\.description).joined(separator: ", ")) never comes to rest: each update or "
                    + "layout leads to another. It was stopped. Look for a write to state in body, "
                    + "onChange, onReceive or onPreferenceChange, or for a size that depends on itself."
            case .endlessNesting(let view, let count):
                "\(view) is nested \(count) times, and the innermost views are not shown: there is no room for "
                    + "more. Look for a body that contains its own view and never ends."
            case .endlessDelivery(let view):
                "The values that onReceive of \(view) takes never end: each action sends another value. It was "
                    + "stopped. Look for an action that changes the property or subject that it receives."
            case .backgroundChange(let model, let view):
                "\(model), read by \(view), was changed on a background thread. Change models on "
                    + "the main actor, for example with receive(on: DispatchQueue.main)."
            case .deadProperty(let name, let type, let view):
                "\(name) of \(view) is the class \(type): the dynamic properties in a class belong to no view, so "
                    + "they keep nothing and no change of them shows. Make it a structure, or an @Observable class."
            case .duplicateID(let id, let view):
                "\(view) has more than one element with the id \(id). All of them are shown, but they are taken "
                    + "for one another when they move. Give each element an id of its own."
            case .noLogarithm(let count, let axis):
                "A chart has \(count) \(count == 1 ? "value" : "values") of zero or less on its logarithmic \(axis) "
                    + "axis, where they have no place. Use the scale type symmetricLog, or leave them out."
            case .textWithoutPixels(let view):
                "An ImageRenderer of \(view) leaves out its texts: the letters of a terminal are no pixels. Draw "
                    + "pictures, shapes and canvases, or share the text as text."
            }
        }
    }

    package private(set) var messages: [Message] = []
    /// Writes a message.
    private let write: (String) -> Void

    private var reported: Set<Key> = []

    package init(
        write: @escaping (String) -> Void = { text in
            FileHandle.standardError.write(Data("CursesUI: \(text)\n".utf8))
        }
    ) {
        self.write = write
    }

    private struct Key: Hashable {
        let subject: ObjectIdentifier
        let kind: String
    }

    /// Reports each kind of message at most once per subject.
    package func report(_ message: Message, once subject: ObjectIdentifier) {
        let kind = String(Mirror(reflecting: message).children.first?.label ?? "")
        guard reported.insert(Key(subject: subject, kind: kind)).inserted else { return }
        messages.append(message)
        // The message may contain names and values from the app, which may contain control characters.
        write(message.description.printable)
    }
}

extension Graph {
    func reportBackgroundChange(of model: String, readBy node: Node) {
        diagnostics.report(
            .backgroundChange(model: model, view: node.name),
            once: ObjectIdentifier(node)
        )
    }
}
