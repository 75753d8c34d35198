import Testing

/// Tests of whole programs, each in its own terminal. They run one after the other, so that each has the machine to
/// itself.
@Suite(.serialized) enum EndToEnd {}
