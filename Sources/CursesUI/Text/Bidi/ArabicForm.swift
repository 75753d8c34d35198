/// The shape of a letter, which depends on the letters that it joins.
enum ArabicForm: UInt8, CaseIterable {
    case isolated, final, initial, medial

    init(joinsPrevious: Bool, joinsNext: Bool) {
        self =
            switch (joinsPrevious, joinsNext) {
            case (false, false): .isolated
            case (true, false): .final
            case (false, true): .initial
            case (true, true): .medial
            }
    }
}
