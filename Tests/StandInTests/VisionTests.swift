import CoreMLCompat
import Testing
import VisionCompat

@Suite("Analysis of pictures")
struct VisionTests {
    @Test("A picture is not analysed")
    func perform() async {
        let request = VNRecognizeTextRequest { _, _ in Issue.record("The handler was called.") }
        request.recognitionLevel = .fast
        request.recognitionLanguages = ["en-US"]
        let handler = VNImageRequestHandler(data: Data(), options: [:])
        do {
            try handler.perform([request, VNDetectBarcodesRequest(), VNDetectFaceRectanglesRequest()])
            Issue.record("The picture was analysed.")
        } catch VNError.unsupportedRequest {} catch { Issue.record(error) }
        let lines = (request.results ?? []).compactMap { $0.topCandidates(1).first?.string }
        #expect(lines.isEmpty)
        await #expect(throws: VisionError.self) { try await RecognizeTextRequest().perform(on: Data()) }
    }

    @Test("A model is not read")
    func model() async {
        let url = URL(fileURLWithPath: "/none.mlmodelc")
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: url, configuration: MLModelConfiguration()) }
        await #expect(throws: MLModelError.self) { try await MLModel.load(contentsOf: url) }
    }

    @Test("The values of models are kept")
    func values() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
        array[[1, 2]] = 5
        #expect(array.count == 6 && array[5] == 5 && array.strides == [3, 1])
        let values = try MLDictionaryFeatureProvider(dictionary: ["a": 1.5, "b": "x", "c": array])
        #expect(values.featureNames == ["a", "b", "c"] && values.featureValue(for: "a")?.doubleValue == 1.5)
        #expect(values["c"]?.multiArrayValue === array && values["b"]?.type == .string)
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
    }
}
