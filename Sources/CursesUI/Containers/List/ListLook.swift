/// The appearance of a list's rows.
struct ListLook: Hashable {
    /// The appearance of sections.
    var sections: SectionLook
    /// The number of empty columns on each side of a row outside of sections.
    var margin = 0
    /// Whether rows outside of sections are drawn in a separate box.
    var boxesRows = false
    /// Whether the header of a section stays visible while its rows are scrolled.
    var pinsHeaders = false

    static let automatic = ListLook(sections: .plain)
    static let plain = ListLook(sections: .plain, pinsHeaders: true)
    static let grouped = ListLook(sections: .inset, margin: 2)
    static let insetGrouped = ListLook(sections: .boxed, boxesRows: true)
    static let inset = ListLook(sections: .plain, margin: 1)
}
