import Foundation

/// A library of shaders, which are programs for the pixels of a view. A terminal draws cells, so shaders compile and
/// change nothing.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, @unchecked Sendable {
    // The bundle is the only part that is not sendable, and a bundle can be used from any thread.
    private let bundle: Bundle?
    private let data: Data?
    private let url: URL?

    private init(bundle: Bundle? = nil, data: Data? = nil, url: URL? = nil) {
        self.bundle = bundle
        self.data = data
        self.url = url
    }

    /// The library of the app.
    public static let `default` = ShaderLibrary(bundle: .main)

    /// Returns the library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(bundle: bundle) }

    /// Creates a library from its data.
    public init(data: Data) {
        self.init(bundle: nil, data: data)
    }

    /// Creates a library from its file.
    public init(url: URL) {
        self.init(bundle: nil, url: url)
    }

    /// A function of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: name] }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a library of shaders. Calling it makes a ``Shader``.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// The library of the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a function.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns the function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A shader with its arguments. A terminal draws cells, so it changes nothing.
public struct Shader: Hashable, Sendable {
    /// The function of the shader.
    public var function: ShaderFunction
    /// The arguments of the function.
    public var arguments: [Argument]
    /// Has no effect.
    public var dithersColor = false

    /// Creates a shader.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// The purpose of a shader.
    public struct UsageType: Hashable, Sendable {
        private let name: String

        /// A style of shapes.
        public static let shapeStyle = UsageType(name: "shapeStyle")
        /// An effect on each pixel's colour.
        public static let colorEffect = UsageType(name: "colorEffect")
        /// An effect on each pixel's place.
        public static let distortionEffect = UsageType(name: "distortionEffect")
        /// An effect on a view as a whole.
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// Does nothing: a terminal runs no shaders.
    public func compile(as type: UsageType) async throws {}
}

extension Shader {
    /// An argument of a shader.
    public struct Argument: Hashable, Sendable {
        private enum Value: Hashable {
            case numbers([Float])
            case colors([Color])
            case data(Data)
            case image, boundingRect
        }

        private let value: Value

        /// A number.
        public static func float(_ x: some BinaryFloatingPoint) -> Argument { Argument(value: .numbers([Float(x)])) }

        /// Two numbers.
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument {
            Argument(value: .numbers([Float(x), Float(y)]))
        }

        /// The coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

        /// The width and the height of a size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

        /// The parts of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

        /// Three numbers.
        public static func float3(
            _ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint, _ z: some BinaryFloatingPoint
        ) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }

        /// Four numbers.
        public static func float4(
            _ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint, _ z: some BinaryFloatingPoint,
            _ w: some BinaryFloatingPoint
        ) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }

        /// Any number of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }

        /// The bounds of the view.
        public static var boundingRect: Argument { Argument(value: .boundingRect) }

        /// A colour.
        public static func color(_ color: Color) -> Argument { colorArray([color]) }

        /// Any number of colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }

        /// An image.
        public static func image(_ image: Image) -> Argument { Argument(value: .image) }

        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }
}

extension Shader: ShapeStyle {
    /// Returns the foreground style: a terminal runs no shaders.
    public func resolve(in environment: EnvironmentValues) -> ForegroundStyle { ForegroundStyle() }
}

extension View {
    /// Changes nothing: a terminal draws cells, which have no pixels for a shader.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { unchanged() }

    /// Changes nothing: a terminal draws cells, which have no pixels for a shader.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal draws cells, which have no pixels for a shader.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        unchanged()
    }
}

extension VisualEffect {
    /// Changes nothing: a terminal draws cells, which have no pixels for a shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    /// Changes nothing: a terminal draws cells, which have no pixels for a shader.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        self
    }

    /// Changes nothing: a terminal draws cells, which have no pixels for a shader.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        self
    }
}
