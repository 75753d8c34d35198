import Foundation
import HealthKitCompat
import Testing

@Suite("Health data of the user")
struct HealthTests {
    private let steps = HKQuantityType(.stepCount)
    private let store = HKHealthStore()

    @Test("There is no health data, and each request says so")
    func unavailable() async throws {
        #expect(HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .sharingDenied)
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try await store.requestAuthorization(toShare: [], read: [steps, .workoutType()])
        }
        let answer = await withCheckedContinuation { continuation in
            store.requestAuthorization(toShare: nil, read: [steps]) { isGranted, error in
                continuation.resume(returning: (isGranted, error as? HKError))
            }
        }
        #expect(!answer.0 && answer.1?.code == .errorHealthDataUnavailable)
        #expect(throws: HKError.self) { try store.biologicalSex().biologicalSex }
        #expect((HKError(.errorHealthDataUnavailable) as NSError).domain == HKErrorDomain)
        let error: any Error = HKError(.errorHealthDataUnavailable)
        #expect(error.localizedDescription == "Health data is unavailable on this device")
        do {
            _ = try store.dateOfBirthComponents()
            Issue.record("There is a date of birth")
        } catch HKError.errorHealthDataUnavailable {}
    }

    @Test("A query is answered with the error that there is no health data")
    func queries() async {
        let predicate = HKQuery.predicateForSamples(withStart: .distantPast, end: Date(), options: .strictStartDate)
        let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let isEmpty = await withCheckedContinuation { continuation in
            store.execute(
                HKSampleQuery(
                    sampleType: steps, predicate: predicate, limit: HKObjectQueryNoLimit, sortDescriptors: [order]
                ) { _, samples, error in
                    continuation.resume(returning: samples == nil && (error as? HKError) != nil)
                })
        }
        #expect(isEmpty)
        let query = HKStatisticsCollectionQuery(
            quantityType: steps, quantitySamplePredicate: nil, options: [.cumulativeSum], anchorDate: Date(),
            intervalComponents: DateComponents(day: 1))
        let error = await withCheckedContinuation { continuation in
            query.initialResultsHandler = { _, results, error in
                results?.enumerateStatistics(from: Date(), to: Date()) { _, _ in }
                continuation.resume(returning: error as? HKError)
            }
            store.execute(query)
        }
        #expect(error?.code == .errorHealthDataUnavailable)
    }

    @Test("A query that is described by values fails")
    func descriptors() async {
        let samples = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
            limit: 1)
        await #expect(throws: HKError.self) { try await samples.result(for: store).first?.quantity }
        let workouts = HKSampleQueryDescriptor(predicates: [.workout()], sortDescriptors: [])
        await #expect(throws: HKError.self) { try await workouts.result(for: store).map(\.workoutActivityType) }
        let days = HKStatisticsCollectionQueryDescriptor(
            predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: Date(),
            intervalComponents: DateComponents(day: 1))
        await #expect(throws: HKError.self) { try await days.result(for: store).statistics() }
        await #expect(throws: HKError.self) { for try await _ in days.results(for: store) {} }
    }

    @Test(
        "A quantity is converted into a unit of the same kind",
        arguments: [
            (HKUnit.meterUnit(with: .kilo), 1.5, HKUnit.meter(), 1500), (.mile(), 1, .meter(), 1609.344),
            (.pound(), 2, .gramUnit(with: .kilo), 0.90718474), (.kilocalorie(), 1, .joule(), 4184),
            (.hour(), 1.5, .minute(), 90), (.degreeFahrenheit(), 212, .degreeCelsius(), 100),
            (.degreeCelsius(), 37, .degreeFahrenheit(), 98.6), (.count().unitDivided(by: .minute()), 72, .hertz(), 1.2),
            (HKUnit(from: "mmol<180.15588000005408>/L"), 5, HKUnit(from: "mg/dL"), 90.07794),
            (HKUnit(from: "m/s"), 10, HKUnit(from: "km/hr"), 36), (.literUnit(with: .milli), 250, .liter(), 0.25),
            (HKUnit(from: "kg.m^2.s^-2"), 1, .joule(), 1), (.percent(), 0.98, .count(), 0.98),
        ]
    )
    func conversion(from unit: HKUnit, value: Double, to other: HKUnit, expected: Double) {
        let quantity = HKQuantity(unit: unit, doubleValue: value)
        #expect(quantity.is(compatibleWith: other))
        #expect(abs(quantity.doubleValue(for: other) - expected) < 1e-5)
    }

    @Test("A unit has the same name however it was made")
    func units() {
        let rate = HKUnit.count().unitDivided(by: HKUnit.minute())
        #expect(rate == HKUnit(from: "count/min") && rate.unitString == "count/min")
        let oxygen = HKUnit(from: "ml/kg*min")
        #expect(oxygen == HKUnit(from: "mL/(kg·min)") && oxygen.unitString == "mL/kg·min")
        #expect(
            HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2"
                && HKUnit.second().reciprocal() == HKUnit(from: "1/s"))
        #expect(rate.unitMultiplied(by: .minute()) == .count() && HKUnit(from: "()").isNull())
        #expect(!HKQuantity(unit: .count(), doubleValue: 1).is(compatibleWith: .meter()))
        let metre = HKQuantity(unit: .meter(), doubleValue: 1)
        #expect(metre == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
        #expect(metre.compare(HKQuantity(unit: .foot(), doubleValue: 3)) == .orderedDescending)
    }

    @Test("The conditions of queries choose samples of an app")
    func predicates() {
        let now = Date()
        let sample = HKQuantitySample(
            type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 10), start: now,
            end: now.addingTimeInterval(60), metadata: [HKMetadataKeyWasUserEntered: true])
        let early = HKQuery.predicateForSamples(withStart: nil, end: now, options: [])
        let around = HKQuery.predicateForSamples(withStart: now.addingTimeInterval(30), end: nil)
        let strict = HKQuery.predicateForSamples(
            withStart: now.addingTimeInterval(30), end: nil, options: .strictStartDate)
        #expect(!early.evaluate(with: sample) && around.evaluate(with: sample) && !strict.evaluate(with: sample))
        let many = HKQuery.predicateForQuantitySamples(
            with: .greaterThan, quantity: HKQuantity(unit: .count(), doubleValue: 5))
        #expect(many.evaluate(with: sample))
        let entered = HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered)
        #expect(NSCompoundPredicate(andPredicateWithSubpredicates: [many, entered]).evaluate(with: sample))
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: now,
            end: now)
        let asleep = HKCategoryValueSleepAnalysis.predicateForSamples(
            equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
        #expect(asleep.evaluate(with: sleep) && !asleep.evaluate(with: sample))
    }

    @Test("A type is the same however it was made")
    func types() {
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == steps)
        #expect(HKSampleType.quantityType(forIdentifier: .heartRate)?.aggregationStyle == .discreteArithmetic)
        #expect(steps.aggregationStyle == .cumulative && steps.identifier == "HKQuantityTypeIdentifierStepCount")
        #expect(Set<HKObjectType>([steps, HKQuantityType(.stepCount), HKObjectType.workoutType()]).count == 2)
        #expect(HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max") == .vo2Max)
    }

    @Test("A workout is not saved")
    func workouts() async {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: .local())
        await #expect(throws: HKError.self) { try await builder.beginCollection(at: Date()) }
        let workout = HKWorkout(activityType: .running, start: .distantPast, end: .distantPast.addingTimeInterval(60))
        #expect(workout.duration == 60 && HKWorkoutActivityType.running.rawValue == 37)
        #expect(HKWorkoutActivityType.yoga.rawValue == 57 && HKWorkoutActivityType.cooldown.rawValue == 80)
        await #expect(throws: HKError.self) { try await store.save(workout) }
    }
}
