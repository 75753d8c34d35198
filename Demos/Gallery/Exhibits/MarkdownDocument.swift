import CursesUI

/// A whole document in Markdown.
struct MarkdownDocument: View {
    var body: some View {
        MarkdownView(
            """
            # Bread

            Four things, and *patience*:

            | | grams |
            | --- | --: |
            | flour | 500 |
            | water | 350 |
            | salt | 10 |

            1. Mix, and wait **an hour**.
            2. Fold, and wait again.
            3. Bake at 240 °C.

            > The crust sings when it cools.

            ```swift
            oven.heat(to: 240)
            ```
            """
        )
    }
}
