import Foundation
import Testing
@testable import CursesUI

@Suite("Springs")
struct SpringTests {
    /// Solves the equation of the spring numerically, in small steps.
    private func simulate(_ spring: Spring, target: Double, velocity: Double, time: Double) -> (Double, Double) {
        var (value, velocity) = (0.0, velocity)
        let step = 1e-5
        for _ in 0..<Int((time / step).rounded()) {
            let force = spring.force(target: target, position: value, velocity: velocity)
            velocity += force / spring.mass * step
            value += velocity * step
        }
        return (value, velocity)
    }

    @Test(
        "The motion is the solution of the spring's equation",
        arguments: [
            Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5), Spring(duration: 0.5, bounce: -0.4),
            Spring(mass: 2, stiffness: 100, damping: 5),
        ]
    )
    func motion(spring: Spring) {
        for time in [0.05, 0.2, 0.6] {
            let (value, velocity) = simulate(spring, target: 10, velocity: 3, time: time)
            #expect(abs(spring.value(target: 10.0, initialVelocity: 3, time: time) - value) < 0.01)
            #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: time) - velocity) < 0.05)
        }
    }

    @Test("An update goes on where the last one has ended")
    func updates() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 1.0, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.3)) < 1e-9)
    }

    @Test("The properties of a spring belong together")
    func properties() {
        let spring = Spring(duration: 0.4, bounce: 0.25)
        #expect(spring.duration == 0.4 && abs(spring.bounce - 0.25) < 1e-12 && spring.mass == 1)
        #expect(spring.response == 0.4 && spring.dampingRatio == 0.75)
        let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.response - 0.4) < 1e-9 && abs(same.dampingRatio - 0.75) < 1e-9)
        #expect(Spring(stiffness: 1, damping: 10).dampingRatio == 1)
        #expect(Spring(stiffness: 1, damping: 10, allowOverDamping: true).dampingRatio == 5)
        #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    }

    @Test("After its settling duration a spring stays near its target", arguments: [0.3, 0, -0.5])
    func settling(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let end = spring.settlingDuration(target: 100.0, initialVelocity: 20, epsilon: 0.01)
        for step in 0..<50 {
            let time = end + Double(step) * 0.02
            #expect(abs(spring.value(target: 100.0, initialVelocity: 20, time: time) - 100) <= 0.0101)
        }
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration - 2) < 1e-6)
    }

    @Test("A value of an animatable type moves from one value to another")
    func animatable() {
        let from = CGPoint(x: 0, y: 10)
        let to = CGPoint(x: 20, y: 10)
        let spring = Spring.smooth
        let middle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        #expect(middle.x > 0 && middle.x < 20 && middle.y == 10)
        let end = spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: .zero)
        #expect(abs(spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: end).x - 20) < 0.01)
        #expect(spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1).first > 0)
    }
}
