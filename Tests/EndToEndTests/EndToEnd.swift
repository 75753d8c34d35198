import Testing

/// Whole programs in terminals of their own: one after the other, so that each has the machine to itself.
@Suite(.serialized) enum EndToEnd {}
