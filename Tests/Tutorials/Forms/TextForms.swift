import SwiftUI

/// All forms of texts that occur in tutorials.
struct TextForms: View {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        List {
            Section("Fonts") {
                Text("headline").font(.headline)
                Text("subheadline").font(.subheadline)
                Text("largeTitle").font(.largeTitle)
                Text("title").font(.title)
                Text("title2").font(.title2)
                Text("title3").font(.title3)
                Text("body").font(.body)
                Text("callout").font(.callout)
                Text("caption").font(.caption)
                Text("caption2").font(.caption2)
                Text("footnote").font(.footnote)
                Text("system").font(.system(size: 20))
                Text("weight").font(.system(size: 20, weight: .heavy))
                Text("design").font(.system(size: 20, weight: .light, design: .monospaced))
                Text("style").font(.system(.title, design: .serif))
                Text("custom").font(.custom("Avenir", size: 18))
                Text("relative").font(.custom("Avenir", size: 18, relativeTo: .body))
                Text("chained").font(.headline.bold().italic())
                Text("monospaced").font(.body.monospaced())
                Text("weighted").font(.body.weight(.semibold))
                Text("digits").monospacedDigit()
            }
            Section("Styles") {
                Text("bold").bold()
                Text("not bold").bold(false)
                Text("weight").fontWeight(.black)
                Text("design").fontDesign(.rounded)
                Text("italic").italic()
                Text("underline").underline(true, color: .red)
                Text("pattern").underline(pattern: .dash)
                Text("strikethrough").strikethrough()
                Text("kerning").kerning(2).tracking(1).baselineOffset(3)
                Text("case").textCase(.uppercase)
                Text("limit").lineLimit(1).lineLimit(nil).lineLimit(2, reservesSpace: true)
                Text("scale").minimumScaleFactor(0.5).allowsTightening(true)
                Text("truncation").truncationMode(.middle)
                Text("spacing").lineSpacing(4).multilineTextAlignment(.trailing)
                Text("selection").textSelection(.enabled)
                Text("redacted").redacted(reason: .placeholder)
                Text("unredacted").unredacted().privacySensitive()
                Text("dynamic").dynamicTypeSize(.large)
                Text("dynamic").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
            Section("Colours") {
                Text("foreground").foregroundColor(.red)
                Text("style").foregroundStyle(.blue)
                Text("two").foregroundStyle(.primary, .secondary)
                Text("gradient").foregroundStyle(Color.green.gradient)
                Text("linear").foregroundStyle(
                    LinearGradient(colors: [.pink, .mint], startPoint: .leading, endPoint: .trailing)
                )
                Text("hierarchy").foregroundStyle(.tertiary)
                Text("white").foregroundColor(.white.opacity(0.5))
                Text("accent").foregroundColor(.accentColor)
                Text("system").foregroundColor(Color(.systemIndigo))
                Text("named").foregroundColor(Color("AccentColor"))
                Text("teal").foregroundColor(.teal).background(.brown, in: Capsule())
            }
            Section("Values") {
                Text(verbatim: "verbatim **not bold**")
                Text(date, style: .time)
                Text(date, style: .date)
                Text(date, style: .relative)
                Text(date, style: .timer)
                Text(date, style: .offset)
                Text(date, format: .dateTime.day().month())
                Text(date...date.addingTimeInterval(60))
                Text(12.5, format: .number)
                Text(0.5, format: .percent)
                Text(12.5, format: .currency(code: "EUR"))
                Text(["one", "two"], format: .list(type: .and))
                Text("\(date, formatter: Self.formatter)")
                Text("\(3.14159, specifier: "%.2f")")
                Text("\(date, style: .date)")
                Text("\(Image(systemName: "star")) starred")
                Text("one ") + Text("two").bold() + Text(" three").foregroundColor(.red)
                Text("**bold** and *italic* and [a link](https://example.org)")
                Text(AttributedString("attributed"))
                Text(LocalizedStringKey("key"))
                Text("key", comment: "A comment for translators")
                Text("key", tableName: "Table", bundle: .main, comment: "A comment")
                Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
                Text(String("string"))
            }
        }
        .listStyle(SidebarListStyle())
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()
}
