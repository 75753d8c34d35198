/// A node that makes its view an element with the focus, but leaves the words to the views inside.
@MainActor
protocol AccessibilityFocusNode: Node {}
