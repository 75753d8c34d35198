import CursesUITerminal
import Foundation

extension GraphicsContext {
    /// The style of a fill or a stroke.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case paint(Paint)
            /// A gradient between two points of the canvas.
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        private let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .paint(.foreground)) }

        /// Returns a shading with a single colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .paint(.color(color))) }

        /// Returns a shading with a single colour, given by its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading with a grey, given by its brightness.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading with a shape style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .paint(style.paint))
        }

        /// Returns a shading with the background of the canvas.
        public static var backdrop: Shading { Shading(kind: .paint(BackgroundStyle().paint)) }

        /// Returns the first of several shadings: a canvas has no levels.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Returns a shading with the colours of a mesh.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// Returns a shading with the foreground style: a terminal runs no shaders.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { .style(shader) }

        /// Returns a shading with tiles of an image.
        ///
        /// - Parameters:
        ///   - origin: has no effect.
        ///   - sourceRect: the part of the image, from 0 to 1.
        ///   - scale: the scale of the tiles.
        public static func tiledImage(
            _ image: Image,
            origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }

        /// Returns a shading with a gradient along a line.
        ///
        /// - Parameters:
        ///   - startPoint: a point of the canvas.
        ///   - endPoint: a point of the canvas.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Returns a shading with a gradient outwards from a point.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Returns a shading with a gradient around a point.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// The area that a gradient covers.
        enum Area {
            /// The bounds of the drawn shape or text.
            case content
            /// The whole canvas. The gradient is given in the coordinates of the canvas.
            case canvas
        }

        var area: Area { if case .paint = kind { .content } else { .canvas } }

        /// Returns the paint of the shading.
        ///
        /// - Parameter size: the size of the canvas.
        func paint(in size: CGSize) -> Paint {
            func unit(_ point: CGPoint) -> UnitPoint {
                UnitPoint(x: point.x / max(1, size.width), y: point.y / max(1, size.height))
            }
            switch kind {
            case .paint(let paint):
                return paint
            case .linear(let gradient, let start, let end):
                return LinearGradient(
                    gradient: gradient, startPoint: unit(start), endPoint: unit(end)
                ).paint
            case .radial(let gradient, let center, let start, let end):
                return RadialGradient(
                    gradient: gradient, center: unit(center), startRadius: start, endRadius: end
                ).paint
            case .conic(let gradient, let center, let angle):
                return AngularGradient(gradient: gradient, center: unit(center), angle: angle).paint
            }
        }
    }

    /// How a gradient continues beyond its ends. It has no effect: the end colours always continue.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set with the given bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The gradient repeats. It has no effect.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient is mirrored. It has no effect.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed in a linear colour space. It has no effect.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// How a filter blurs; it has no effect.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set with the given bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The result is opaque. It has no effect.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// The result is dithered. It has no effect.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a filter draws a shadow; it has no effect.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set with the given bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The shadow is above what is drawn. It has no effect.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// The shadow alone is drawn. It has no effect.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow is where nothing is drawn. It has no effect.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Each part has its own shadow. It has no effect.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How a filter is applied; it has no effect.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set with the given bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Colours are mixed in a linear colour space. It has no effect.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A text that can be measured.
    public struct ResolvedText {
        private let text: MeasuredText
        private let environment: EnvironmentValues
        private let metrics: CellMetrics
        /// The style for the parts of the text that have no style of their own.
        public var shading = Shading.foreground

        init(_ content: StyledText, _ environment: EnvironmentValues, _ metrics: CellMetrics) {
            text = MeasuredText(content.withLetterForms(over: environment.letterForm, metrics))
            self.environment = environment
            self.metrics = metrics
        }

        func layout(width: Int?) -> TextLayout {
            var options = TextLayout.Options(environment).spacingLines(LineDistance(in: environment), metrics)
            if width == nil { options.lineLimit = 1 }
            return TextLayout(text, width: width, options: options)
        }

        /// Returns the colours of the text, and the area that a gradient in them covers.
        ///
        /// - Parameter size: the size of the canvas.
        func ink(in size: CGSize) -> (ink: TextInk, area: Shading.Area) {
            let attributes = environment.textAttributes.union(environment.weightedFont?.attributes ?? [])
            let paint = shading.paint(in: size).resolved(in: environment)
            return (TextInk(paint, Style(attributes: attributes)), shading.area)
        }

        /// Returns the size that the text needs within a proposed size.
        public func measure(in size: CGSize) -> CGSize {
            metrics.units(layout(in: size).size)
        }

        /// Returns the distance of the first line's baseline from the top, within a proposed size.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics.rowHeight }

        /// Returns the distance of the last line's baseline from the top, within a proposed size.
        public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }

        private func layout(in size: CGSize) -> TextLayout {
            let columns = (size.width / metrics.columnWidth).rounded(.down)
            let width = columns < 100_000 ? max(1, Int(cells: columns)) : nil
            return layout(width: width)
        }
    }

    /// An image that can be measured. It is drawn as characters.
    public struct ResolvedImage {
        let sign: ResolvedText
        /// The style of the characters of a symbol. It has no effect: they have the foreground style.
        public var shading: Shading?

        /// The height of the characters: they have no part below the baseline.
        public var baseline: CGFloat { size.height }

        /// The size of the characters that represent the image.
        public var size: CGSize {
            sign.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        }
    }
}
