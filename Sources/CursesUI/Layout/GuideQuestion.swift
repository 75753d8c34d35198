import CursesUITerminal

/// Where a guide is in a node that has its size for a proposal.
struct GuideQuestion: Equatable {
    let key: AlignmentKey
    let proposal: CellProposal
    /// The node's size for the proposal.
    let size: CellSize
}
