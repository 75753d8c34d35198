import Foundation

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private let customHeight: (@MainActor @Sendable (Context) -> CGFloat?)?

    private init(_ kind: Kind, custom: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        customHeight = custom
    }

    /// Half of the screen's height.
    public static let medium = PresentationDetent(.medium)
    /// The screen's height, less a margin.
    public static let large = PresentationDetent(.large)

    /// Returns a detent at a fraction of the greatest height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// Returns a detent at a height, in the units of the app, without the frame of the window.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// Returns a detent whose height a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { type.height(in: $0) }
    }

    /// Whether the height is a part of the screen's.
    var isPart: Bool {
        switch kind {
        case .medium, .large, .fraction: true
        case .height, .custom: false
        }
    }

    /// What the height of a custom detent depends on.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height of the content, in the units of the app.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Returns a value of the environment of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// Returns whether two detents are of the same kind, with the same value.
    public static func == (one: PresentationDetent, two: PresentationDetent) -> Bool { one.kind == two.kind }

    /// Hashes the kind and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
    }

    /// Returns the height of the content in the units of the app; `nil` if a custom detent is unavailable.
    @MainActor
    func height(in context: Context) -> CGFloat? {
        switch kind {
        case .medium: context.maxDetentValue / 2
        case .large: context.maxDetentValue
        case .fraction(let fraction): context.maxDetentValue * fraction
        case .height(let height): height
        case .custom: customHeight?(context)
        }
    }
}

/// A type that computes a height at which a sheet may rest.
public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context

    /// Returns the height of the sheet's content in the units of the app, or `nil` if the sheet cannot rest there.
    @MainActor static func height(in context: Context) -> CGFloat?
}

/// The heights of the sheet that contains a view.
struct PresentationDetents {
    var detents: Set<PresentationDetent>
    /// The height at which the sheet rests; `nil` if it follows from the content.
    var selected: PresentationDetent?
    /// Tells the app which height the user has chosen.
    var select: ((PresentationDetent) -> Void)?
}

extension PresentationDetents: Equatable {
    static func == (one: PresentationDetents, two: PresentationDetents) -> Bool {
        one.detents == two.detents && one.selected == two.selected
    }
}

struct PresentationDetentsKey: PreferenceKey {
    static var defaultValue: PresentationDetents? { nil }

    static func reduce(value: inout PresentationDetents?, nextValue: () -> PresentationDetents?) {
        value = value ?? nextValue()
    }
}
