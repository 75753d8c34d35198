import CursesUI

extension RandomTreeGenerator {
    /// Modifiers that change the appearance of a view, or the values that its texts inherit.
    static let styleModifiers: [Grower] = [
        { generator, depth in
            let color = generator.choice([Color.red, .blue, nil])
            let child = generator.child(depth)
            return RandomTree("\(child).foregroundColor(\(color))") { knobs in
                child(knobs).foregroundColor(color(knobs))
            }
        },
        { generator, depth in
            let color = generator.choice([Color.red, .blue])
            let child = generator.child(depth)
            return RandomTree("\(child).background(\(color))") { knobs in
                child(knobs).background(color(knobs))
            }
        },
        { generator, depth in
            let limit = generator.choice([1, 2, nil])
            let child = generator.child(depth)
            return RandomTree("\(child).lineLimit(\(limit))") { knobs in
                child(knobs).lineLimit(limit(knobs))
            }
        },
        { generator, depth in
            let mode = generator.choice([Text.TruncationMode.head, .middle, .tail])
            let child = generator.child(depth)
            return RandomTree("\(child).truncationMode(\(mode))") { knobs in
                child(knobs).truncationMode(mode(knobs))
            }
        },
        { generator, depth in
            let alignment = generator.choice([TextAlignment.leading, .center, .trailing])
            let child = generator.child(depth)
            return RandomTree("\(child).multilineTextAlignment(\(alignment))") { knobs in
                child(knobs).multilineTextAlignment(alignment(knobs))
            }
        },
        { generator, depth in
            let (isBold, isItalic) = (generator.flag(), generator.flag())
            let child = generator.child(depth)
            return RandomTree("\(child).bold(\(isBold)).italic(\(isItalic))") { knobs in
                child(knobs).bold(isBold(knobs)).italic(isItalic(knobs))
            }
        },
        { generator, depth in
            let (isUnderlined, isStruck) = (generator.flag(), generator.flag())
            let child = generator.child(depth)
            return RandomTree("\(child).underline(\(isUnderlined)).strikethrough(\(isStruck))") { knobs in
                child(knobs).underline(isUnderlined(knobs)).strikethrough(isStruck(knobs))
            }
        },
        { generator, depth in
            let font = generator.choice([Font.title, .caption, .headline, nil])
            let child = generator.child(depth)
            return RandomTree("\(child).font(\(font))") { knobs in child(knobs).font(font(knobs)) }
        },
    ]
}
