import Foundation
import FoundationModelsCompat
import Testing

@Generable(description: "A trip, with {days}")
struct LanguageModelTrip: Equatable {
    @Guide(description: "The town, in English") var town: String
    @Guide(description: "The days", .range(1...14)) let days: Int
    @Guide(.count(2)) var stops: [Stop]
    @Guide(.anyOf(["car", "train"])) var way: String?
    var mood: Mood
    var price = 1.5
    let id = UUID()
    var title: String { "\(town), \(days) days" }
    static let empty = "none"

    @Generable
    struct Stop: Equatable {
        var name: String
        @Guide(description: "Minutes", .minimum(5), .maximum(90)) var minutes: Double
    }

    @Generable
    enum Mood: String, CaseIterable {
        case calm
        case wild = "Wild one"
        case busy, other

        var mark: String {
            switch self {
            case .calm: "."
            default: "!"
            }
        }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.generatedContent == rhs.generatedContent }
}

@Generable
enum LanguageModelStep: Equatable {
    case rest
    case walk(minutes: Int)
    case ride(LanguageModelTrip.Mood, to: String)
}

@Suite("Language models")
struct LanguageModelTests {
    struct Clock: Tool {
        let description = "Tells the time"

        @Generable
        struct Arguments {
            @Guide(description: "The town") var town: String
        }

        func call(arguments: Arguments) async throws -> String { "Noon in \(arguments.town)" }
    }

    private let trip = LanguageModelTrip(
        town: "Rome", days: 3, stops: [.init(name: "A \"hill\"", minutes: 12.5)], way: nil, mood: .wild)

    @Test("There is no model, and the user is told why")
    func availability() {
        let text =
            switch SystemLanguageModel.default.availability {
            case .available: "yes"
            case .unavailable(.deviceNotEligible): "no device"
            case .unavailable(let other): "no: \(other)"
            }
        #expect(text == "no device")
        #expect(!SystemLanguageModel(useCase: .contentTagging).isAvailable)
    }

    @Test("Each request fails, and the session keeps its instructions")
    func session() async throws {
        let session = LanguageModelSession(tools: [Clock()]) {
            "You are short."
            if trip.days > 1 { "Speak of \(trip.days) days." }
        }
        let entry = try #require(session.transcript.first)
        guard case .instructions(let instructions) = entry else {
            Issue.record("\(entry)")
            return
        }
        #expect(instructions.segments.map(\.description) == ["You are short.\nSpeak of 3 days."])
        #expect(instructions.toolDefinitions.map(\.name) == ["Clock"])
        let options = GenerationOptions(sampling: .greedy, temperature: 0.5)
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "Where to?", options: options).content
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: Prompt("Where to?"), generating: LanguageModelTrip.self)
        }
        do {
            for try await snapshot in session.streamResponse(generating: LanguageModelTrip.self, prompt: { "Where?" }) {
                Issue.record("\(String(describing: snapshot.content.town))")
            }
        } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
            #expect(context.debugDescription == "There is no language model on Linux.")
        }
        #expect(!session.isResponding)
        #expect(session.transcript.count == 1)
        #expect(LanguageModelSession().transcript.isEmpty)
        #expect(LanguageModelSession(instructions: "Short.").transcript.count == 1)
    }

    @Test("A generable value becomes content, and is made of content")
    func content() throws {
        let json = trip.generatedContent.jsonString
        #expect(
            json
                == #"{"town": "Rome", "days": 3, "stops": [{"name": "A \"hill\"", "minutes": 12.5}], "way": null, "mood": "Wild one", "price": 1.5}"#
        )
        #expect(try LanguageModelTrip(GeneratedContent(json: json)) == trip)
        let part = try LanguageModelTrip.PartiallyGenerated(GeneratedContent(json: #"{"days": 2, "stops": [{}]}"#))
        #expect(part.days == 2)
        #expect(part.town == nil)
        #expect(part.stops?.first?.name == nil)
        #expect(trip.asPartiallyGenerated().mood == .wild)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try LanguageModelTrip(GeneratedContent(properties: ["town": 1]))
        }
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: "{") }
    }

    @Test("The cases of enumerations have texts or values")
    func cases() throws {
        for step in [LanguageModelStep.rest, .walk(minutes: 5), .ride(.calm, to: "Ostia")] {
            #expect(try LanguageModelStep(step.generatedContent) == step)
        }
        #expect(LanguageModelStep.walk(minutes: 5).generatedContent.jsonString == #"{"case": "walk", "value": 5}"#)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try LanguageModelTrip.Mood(GeneratedContent("loud"))
        }
    }

    @Test("A schema describes the properties with their limits")
    func schema() throws {
        let text = LanguageModelTrip.generationSchema.debugDescription
        #expect(text.hasPrefix("LanguageModelTrip (A trip, with {days}): town string (The town, in English), "))
        #expect(text.contains("days integer in 1...14 (The days), stops array of Stop count = 2"))
        #expect(text.contains("way string? of car | train"))
        #expect(LanguageModelTrip.Mood.generationSchema.debugDescription == "Mood: calm, Wild one, busy, other")
        let town = DynamicGenerationSchema(name: "Town", anyOf: ["Rome", "Ostia"])
        let root = DynamicGenerationSchema(
            name: "Trip", properties: [.init(name: "town", schema: DynamicGenerationSchema(referenceTo: "Town"))])
        #expect(try GenerationSchema(root: root, dependencies: [town]).debugDescription == "Trip: town Town")
        #expect(throws: GenerationSchema.SchemaError.self) { try GenerationSchema(root: root, dependencies: []) }
    }

    @Test("A tool is called by the app alone")
    func tool() async throws {
        let tool = Clock()
        #expect(tool.name == "Clock")
        #expect(tool.parameters.debugDescription == "Arguments: town string (The town)")
        #expect(try await tool.call(arguments: .init(town: "Rome")) == "Noon in Rome")
    }
}
