import CursesUITerminal

/// Identifies a question: the position of a guide in a node that has its size for a proposal.
struct GuideQuestion: Equatable {
    let key: AlignmentKey
    let proposal: CellProposal
    /// The node's size for the proposal.
    let size: CellSize
}
