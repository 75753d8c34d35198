import CursesUITerminal
import Foundation
import Observation

/// The size of a host's screen. Reading it in a body makes the body depend on it.
@MainActor
package final class Screen {
    /// The screen of the host that is currently handling an event or evaluating a body, or else of the first host.
    package static var current: Screen? { ViewHost.current?.screen }

    private var size: CellSize
    private let metrics: CellMetrics
    private let registrar = ObservationRegistrar()

    init(size: CellSize, _ metrics: CellMetrics) {
        self.size = size
        self.metrics = metrics
    }

    /// The size of the screen in the app's units.
    package var bounds: CGSize {
        registrar.access(self, keyPath: \.size)
        return metrics.units(size)
    }

    /// The size in columns and rows.
    var sizeInCells: CGSize {
        registrar.access(self, keyPath: \.size)
        return CGSize(width: size.width, height: size.height)
    }

    /// Adopts the host's current size.
    func update(size new: CellSize) {
        guard new != size else { return }
        registrar.withMutation(of: self, keyPath: \.size) { size = new }
    }
}

extension Screen: Observable {}
