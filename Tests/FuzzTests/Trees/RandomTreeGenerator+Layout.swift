import CursesUI

extension RandomTreeGenerator {
    /// Modifiers that change the size or the place of a view.
    static let layoutModifiers: [Grower] =
        frames + [
            { generator, depth in
                let length = generator.optionalLength()
                let edges = generator.pick([Edge.Set.all, .top, .leading, .horizontal])
                let child = generator.child(depth)
                return RandomTree("\(child).padding(edges \(edges.rawValue), \(length))") { knobs in
                    child(knobs).padding(edges, length(knobs))
                }
            },
            { generator, depth in
                let (isWide, isHigh) = (generator.flag(), generator.flag())
                let child = generator.child(depth)
                return RandomTree("\(child).fixedSize(horizontal: \(isWide), vertical: \(isHigh))") {
                    child($0).fixedSize(horizontal: isWide($0), vertical: isHigh($0))
                }
            },
            { generator, depth in
                let priority = generator.choice([0.0, 1, -1])
                let child = generator.child(depth)
                return RandomTree("\(child).layoutPriority(\(priority))") { knobs in
                    child(knobs).layoutPriority(priority(knobs))
                }
            },
            { generator, depth in
                let alignment = generator.alignment()
                let (layer, child) = (generator.child(depth), generator.child(depth))
                return RandomTree("\(child).background(alignment: \(alignment)) { \(layer) }") { knobs in
                    child(knobs).background(alignment: alignment.value) { layer(knobs) }
                }
            },
            { generator, depth in
                let alignment = generator.alignment()
                let (layer, child) = (generator.child(depth), generator.child(depth))
                return RandomTree("\(child).overlay(alignment: \(alignment)) { \(layer) }") { knobs in
                    child(knobs).overlay(alignment: alignment.value) { layer(knobs) }
                }
            },
            { generator, depth in
                let width = generator.length()
                let child = generator.child(depth)
                return RandomTree("\(child).border(.green, width: \(width))") { knobs in
                    child(knobs).border(Color.green, width: width(knobs))
                }
            },
            { generator, depth in
                let (x, y) = (generator.length(), generator.length())
                let child = generator.child(depth)
                return RandomTree("\(child).offset(x: \(x), y: \(y))") { knobs in
                    child(knobs).offset(x: x(knobs), y: y(knobs))
                }
            },
            { generator, depth in
                let guide = generator.length()
                let child = generator.child(depth)
                return RandomTree("\(child), its guides at \(guide)") { knobs in
                    let guide = guide(knobs)
                    child(knobs)
                        .alignmentGuide(.special) { _ in guide }
                        .alignmentGuide(VerticalAlignment.center) { $0.height - guide }
                }
            },
            { generator, depth in
                let child = generator.child(depth)
                return RandomTree("\(child).clipped()") { knobs in child(knobs).clipped() }
            },
            { generator, depth in
                let gap = generator.choice([0, 1, 4])
                let child = generator.child(depth)
                return RandomTree("\(child).layoutValue(key: StairStep.self, value: \(gap))") { knobs in
                    child(knobs).layoutValue(key: StairStep.self, value: gap(knobs))
                }
            },
        ]

    private static let frames: [Grower] = [
        { generator, depth in
            let (width, height) = (generator.optionalLength(), generator.optionalLength())
            let alignment = generator.alignment()
            let child = generator.child(depth)
            return RandomTree("\(child).frame(width: \(width), height: \(height), \(alignment))") {
                child($0)
                    .frame(width: width($0), height: height($0), alignment: alignment.value)
            }
        },
        { generator, depth in
            let least = generator.optionalLength()
            let ideal = generator.optionalLength()
            let most = generator.optionalLength()
            let child = generator.child(depth)
            return RandomTree("\(child).frame(min: \(least), ideal: \(ideal), max: \(most))") { knobs in
                child(knobs).frame(
                    minWidth: least(knobs), idealWidth: ideal(knobs), maxWidth: most(knobs),
                    minHeight: least(knobs), idealHeight: ideal(knobs), maxHeight: most(knobs)
                )
            }
        },
    ]
}
