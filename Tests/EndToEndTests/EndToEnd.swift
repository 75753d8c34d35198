import Testing

/// Whole programs in terminals of their own: one after the other, so that each has the machine.
@Suite(.serialized) enum EndToEnd {}
