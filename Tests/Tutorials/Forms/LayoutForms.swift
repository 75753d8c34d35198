import SwiftUI

/// All forms of stacks, frames, padding and grids that occur in tutorials.
struct LayoutForms: View {
    @State private var isWide = true
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.sizeCategory) private var sizeCategory
    @ScaledMetric private var width = 100.0
    @ScaledMetric(relativeTo: .largeTitle) private var height: CGFloat = 32

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                frames
                paddings
                stacks
                grids
                geometry
            }
            .scenePadding()
        }
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 8, for: .scrollContent)
        .safeAreaInset(edge: .bottom) {
            Text("Below").frame(maxWidth: .infinity).background(.bar)
        }
        .safeAreaPadding(.top, 16)
    }

    @ViewBuilder private var frames: some View {
        Text("infinite").frame(maxWidth: .infinity, minHeight: 100, alignment: .topLeading)
        Text("fixed").frame(width: 100, height: 32)
        Text("scaled").frame(width: width, height: height)
        Text("all").frame(
            minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 0, idealHeight: 16, maxHeight: 32)
        Text("centre").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
        Text("fixed size").fixedSize().fixedSize(horizontal: true, vertical: false)
        Text("priority").layoutPriority(1)
        Text("position").position(x: 40, y: 8).frame(height: 32)
        Text("offset").offset(x: 8, y: 0).offset(CGSize(width: 8, height: 0))
        Text("z").zIndex(1)
        Text("relative").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        Text("relative").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
        Text("relative").containerRelativeFrame([.horizontal])
        Text("direction").environment(\.layoutDirection, .leftToRight)
        Text("aspect").aspectRatio(16 / 9, contentMode: .fit)
        Text("size").aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill).scaledToFill().scaledToFit()
    }

    @ViewBuilder private var paddings: some View {
        Text("padding").padding()
        Text("padding").padding(20)
        Text("padding").padding(.horizontal, 32)
        Text("padding").padding(.top)
        Text("padding").padding([.top, .bottom], 50)
        Text("padding").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("padding").padding(.leading, 10).padding(.vertical)
    }

    @ViewBuilder private var stacks: some View {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("h"); Spacer(); Text("h")
        }
        VStack {
            Text("v"); Divider(); Text("v")
        }
        ZStack(alignment: .bottomTrailing) {
            Color.clear; Text("z")
        }.frame(height: 32)
        LazyHStack { Text("lazy") }
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
            Section(header: Text("pinned")) { Text("lazy") }
        }
        Group {
            Text("one"); Text("two")
        }.font(.caption)
        ViewThatFits(in: .horizontal) {
            HStack {
                Text("one"); Text("two")
            }
            VStack {
                Text("one"); Text("two")
            }
        }
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())
        layout {
            Text("one"); Text("two")
        }
        Flow {
            Text("one"); Text("two")
        }
        HStack {
            Text("one"); Text("two")
        }
        .alignmentGuide(.leading) { $0[.trailing] }
        .alignmentGuide(HorizontalAlignment.center) { $0.width / 2 }
        VStack(alignment: .midAccount) {
            Text("custom").alignmentGuide(.midAccount) { d in d[HorizontalAlignment.center] }
        }
    }

    @ViewBuilder private var grids: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
            ForEach(0..<4) { Text("\($0)") }
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8, alignment: .leading), count: 2)) {
            ForEach(0..<4, id: \.self) { index in Text("\(index)") }
        }
        LazyHGrid(rows: [GridItem(.fixed(16)), .init(.flexible(minimum: 16, maximum: 48))], alignment: .top) {
            ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        .frame(height: 64)
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
            GridRow(alignment: .top) {
                Text("one").gridCellColumns(2)
                Text("two").gridColumnAlignment(.trailing)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("three")
            }
        }
    }

    @ViewBuilder private var geometry: some View {
        GeometryReader { geometry in
            Text("\(geometry.size.width) \(geometry.frame(in: .global).minY) \(geometry.safeAreaInsets.top)")
                .frame(width: geometry.size.width * 0.5)
                .position(x: geometry.frame(in: .local).midX, y: geometry.size.height / 2)
        }
        .frame(height: 32)
        GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.frame(in: .named("space")).width)
        }
        .coordinateSpace(name: "space")
        .onPreferenceChange(WidthKey.self) { _ in }
        Color.clear
            .coordinateSpace(.named("other"))
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { _ in
            }
        VStack {
            Text("anchored").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { geometry in
                ForEach(anchors.indices, id: \.self) { index in
                    let rect = geometry[anchors[index]]
                    Rectangle().stroke().frame(width: rect.width, height: rect.height).offset(
                        x: rect.minX, y: rect.minY)
                }
            }
        }
        .backgroundPreferenceValue(WidthKey.self) { _ in Color.clear }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value.append(anchor) }
    }
}

struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension HorizontalAlignment {
    enum MidAccount: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    static let midAccount = HorizontalAlignment(MidAccount.self)
}

struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}
