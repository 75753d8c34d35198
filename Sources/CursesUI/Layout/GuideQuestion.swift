import CursesUITerminal

/// The key of a cached guide position: the guide, a proposal, and the node's size for that proposal.
struct GuideQuestion: Equatable {
    let key: AlignmentKey
    let proposal: CellProposal
    /// The node's size for the proposal.
    let size: CellSize
}
