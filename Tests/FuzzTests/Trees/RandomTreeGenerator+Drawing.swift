import CursesUI

extension RandomTreeGenerator {
    /// Shapes, gradients and canvases.
    static let drawings: [Grower] = [
        { generator, _ in
            let (width, isFilled) = (generator.length(), generator.flag())
            return RandomTree("Circle() filled if \(isFilled), else stroked, \(width) wide") { knobs in
                if isFilled(knobs) {
                    Circle().fill(Color.red)
                } else {
                    Circle().stroke(Color.red, lineWidth: width(knobs))
                }
            }
        },
        { generator, _ in
            let (dash, end) = (generator.length(), generator.choice([0.25, 0.5, 1, -3]))
            return RandomTree("Ellipse().trim(to: \(end)).stroke(dashes of \(dash))") { knobs in
                Ellipse().trim(from: 0, to: end(knobs))
                    .stroke(Color.green, style: StrokeStyle(lineWidth: 1, dash: [dash(knobs), 1]))
            }
        },
        { generator, _ in
            let (x, y) = (generator.length(), generator.length())
            return RandomTree("a path by way of \(x), \(y)") { knobs in
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: x(knobs), y: 1))
                    path.addQuadCurve(
                        to: CGPoint(x: 3, y: y(knobs)), control: CGPoint(x: x(knobs), y: y(knobs)))
                    path.addArc(
                        center: CGPoint(x: 2, y: 2), radius: y(knobs), startAngle: .zero,
                        endAngle: .degrees(120), clockwise: false)
                    path.closeSubpath()
                }
            }
        },
        { generator, _ in
            let (kind, radius) = (generator.number(3), generator.length())
            return RandomTree("gradient number \(kind), radius \(radius)") { knobs in
                switch kind {
                case 0: LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottom)
                case 1:
                    RadialGradient(
                        colors: [.red, .blue], center: .center, startRadius: 0, endRadius: radius(knobs))
                default: AngularGradient(colors: [.red, .blue], center: .topTrailing)
                }
            }
        },
        { generator, _ in
            let (length, text) = (generator.length(), generator.text())
            return RandomTree("Canvas { a rectangle, \(length) wide, and \(text) }") { knobs in
                let (length, text) = (length(knobs), text(knobs))
                Canvas { context, size in
                    let rect = CGRect(x: 1, y: 0, width: length, height: size.height)
                    context.fill(Path(rect), with: .color(.blue))
                    context.rotate(by: .degrees(length))
                    context.stroke(Path(ellipseIn: rect), with: .color(.green), lineWidth: length)
                    context.draw(Text(verbatim: text), at: CGPoint(x: length, y: 1))
                }
            }
        },
        { generator, _ in
            let (knob, title) = (generator.knob(), generator.text())
            return RandomTree("Gauge(\(title), value: knob \(knob))") { knobs in
                Gauge(value: Double(knobs.all[knob].value), in: 0...60) { Text(title(knobs)) }
            }
        },
    ]

    /// Modifiers that change how a view is drawn, or where.
    static let effects: [Grower] = [
        { generator, depth in
            let (kind, child) = (generator.number(3), generator.child(depth))
            return RandomTree("\(child).clipShape(number \(kind))") { knobs in
                switch kind {
                case 0: child(knobs).clipShape(Circle())
                case 1: child(knobs).clipShape(Ellipse())
                default: child(knobs).clipShape(RoundedRectangle(cornerRadius: 2))
                }
            }
        },
        { generator, depth in
            let (mask, child) = (generator.smallChild(depth), generator.child(depth))
            return RandomTree("\(child).mask { \(mask) }") { knobs in child(knobs).mask { mask(knobs) } }
        },
        { generator, depth in
            let opacity = generator.choice([0, 0.3, 0.7, 1, -1, .nan])
            let child = generator.child(depth)
            return RandomTree("\(child).opacity(\(opacity))") { knobs in child(knobs).opacity(opacity(knobs)) }
        },
        { generator, depth in
            let (length, child) = (generator.length(), generator.child(depth))
            let kind = generator.number(4)
            return RandomTree("\(child), effect number \(kind) by \(length)") { knobs in
                switch kind {
                case 0: child(knobs).scaleEffect(length(knobs))
                case 1: child(knobs).rotationEffect(.degrees(length(knobs)))
                case 2: child(knobs).shadow(radius: length(knobs))
                default: child(knobs).blur(radius: length(knobs))
                }
            }
        },
        { generator, depth in
            let (isRedacted, child) = (generator.flag(), generator.child(depth))
            return RandomTree("\(child).redacted(if \(isRedacted)).colorInvert()") { knobs in
                child(knobs).redacted(reason: isRedacted(knobs) ? .placeholder : []).colorInvert()
            }
        },
        { generator, depth in
            let (x, y) = (generator.length(), generator.length())
            let child = generator.child(depth)
            return RandomTree("\(child).position(x: \(x), y: \(y))") { knobs in
                child(knobs).position(x: x(knobs), y: y(knobs))
            }
        },
        { generator, depth in
            let (ratio, child) = (generator.optionalLength(), generator.child(depth))
            let fits = generator.flag()
            return RandomTree("\(child).aspectRatio(\(ratio), fits: \(fits))") { knobs in
                child(knobs).aspectRatio(ratio(knobs), contentMode: fits(knobs) ? .fit : .fill)
            }
        },
        { generator, depth in
            let (inset, child) = (generator.smallChild(depth), generator.child(depth))
            let spacing = generator.optionalLength()
            return RandomTree("\(child).safeAreaInset(edge: .bottom, spacing: \(spacing)) { \(inset) }") { knobs in
                child(knobs).safeAreaInset(edge: .bottom, spacing: spacing(knobs)) { inset(knobs) }
            }
        },
        { generator, depth in
            let (inset, child) = (generator.smallChild(depth), generator.child(depth))
            let isTop = generator.flag()
            return RandomTree("\(child) beneath a bar, at the top if \(isTop), of \(inset)") { knobs in
                child(knobs).background { Color.blue.ignoresSafeArea(edges: isTop(knobs) ? .top : .all) }
                    .ignoresSafeArea(edges: isTop(knobs) ? .horizontal : .vertical)
                    .safeAreaInset(edge: .top) { inset(knobs) }
                    .safeAreaInset(edge: .leading) { Text(verbatim: "bar") }
            }
        },
        { generator, depth in
            let (isFree, child) = (generator.flag(), generator.child(depth))
            return RandomTree("ScrollView { \(child) }, not clipped if \(isFree)") { knobs in
                ScrollView { child(knobs) }.scrollClipDisabled(isFree(knobs))
            }
        },
        { generator, depth in
            let (order, child) = (generator.choice([0.0, 1, -1]), generator.child(depth))
            return RandomTree("\(child).zIndex(\(order)).containerRelativeFrame(.horizontal)") { knobs in
                child(knobs).zIndex(order(knobs)).containerRelativeFrame(.horizontal)
            }
        },
    ]
}
