/// A layout node in the place of rows that have no views: rows that are not built yet, or a row without content.
///
/// Modifiers around the rows of a container do not wrap it, so that a list can tell it from a row. It is a class,
/// because a cast to a protocol costs more, and every modifier tries the cast for each of its views.
class RowPlaceholderLayoutNode: LayoutNode {}
