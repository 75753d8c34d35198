import Testing

/// The parent suite of the tests that run whole programs, each in its own terminal. They run serially, so that each
/// program has the machine to itself.
@Suite(.serialized) enum EndToEnd {}
