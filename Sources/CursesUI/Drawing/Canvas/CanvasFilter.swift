import Foundation

extension GraphicsContext {
    /// A change of the colours that are drawn in a canvas. The terminal's own colours change only if the terminal
    /// reports them.
    public struct Filter: Sendable {
        private var effect: ColorEffect?
        /// The opacity that stands for a blur.
        private(set) var fade = 1.0

        /// Fades instead of blurring: cells are too coarse for a blur.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(fade: radius > 0 ? 0.6 : 1)
        }
        /// Adds to each component of a colour, from -1 (black) to 1 (white).
        public static func brightness(_ amount: Double) -> Filter { Filter(effect: .brightness(amount)) }
        /// Changes the distance from grey: 1 changes nothing, 0 is grey.
        public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }
        /// Changes the saturation: 1 changes nothing, 0 is grey.
        public static func saturation(_ amount: Double) -> Filter { Filter(effect: .saturation(amount)) }
        /// Makes colours grey: 0 changes nothing, 1 is fully grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .saturation(1 - amount)) }
        /// Rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle.radians)) }
        /// Inverts colours: 0 changes nothing, 0.5 is grey, 1 inverts fully.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(effect: amount == 1 ? .inversion : .contrast(1 - 2 * amount))
        }
        /// Multiplies colours by a colour, component by component.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .multiplication(color)) }
        /// Changes colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(effect: .matrix(matrix)) }
        /// Draws in black, as opaque as the colours were bright.
        public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }
        /// Changes nothing on cells.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter()
        }
        /// Changes nothing on cells.
        public static func shadow(
            color: Color = .black,
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter()
        }
        /// Changes nothing on cells.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
        /// Changes nothing on cells.
        public static func colorShader(_ shader: Shader) -> Filter { Filter() }
        /// Changes nothing on cells.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }
        /// Changes nothing on cells.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }

        /// Returns the change of colours; `nil` if there is none.
        func effect(in environment: EnvironmentValues) -> ColorEffect? {
            if case .multiplication(let color)? = effect { return .multiplication(color.resolved(in: environment)) }
            return effect
        }
    }
}
