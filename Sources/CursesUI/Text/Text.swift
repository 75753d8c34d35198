public struct Text { let content: String
 public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
 public init(verbatim: String) { content = verbatim }
 public init(_ k: LocalizedStringKey) { content = k.s }
 @_disfavoredOverload public init<S: StringProtocol>(_ s: S) { content = String(s) } }
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable { let s: String; public init(stringLiteral v: String) { s = v } }
extension Text: PrimitiveView { package func makeNode(in c: NodeContext) -> ViewNode<Text> { LeafNode(self, in: c) { TextLayoutNode($0.view, owner: $0) } } }
import CursesUITerminal
final class TextLayoutNode: LayoutNode, LeafLayoutNode {
 var v: Text; var style: Style
 init(_ v: Text, owner: Node) { self.v = v; style = owner.environment.textStyle; super.init(owner: owner) }
 func update(_ view: Text) { v = view; style = owner.environment.textStyle; invalidateLayout(); setNeedsDisplay() }
 override func computeSize(_ p: CellProposal) -> CellSize { CellSize(width: min(TextWidth.columns(of: v.content), p.width ?? .max), height: 1) }
 override func draw(in c: DrawingContext) { c.write(v.content, style: style, at: .zero) }
}
