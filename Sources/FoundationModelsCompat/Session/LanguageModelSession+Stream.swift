extension LanguageModelSession {
    /// Asks for a text that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }

    /// Asks for a text that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }

    /// Asks for a text that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        _ = try prompt()
        return ResponseStream()
    }

    /// Asks for a value of a type that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    /// Asks for a value of a type that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    /// Asks for a value of a type that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream()
    }

    /// Asks for content of a schema that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream() }

    /// Asks for content of a schema that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream() }

    /// Asks for content of a schema that grows. Reading the stream fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<GeneratedContent> {
        _ = try prompt()
        return ResponseStream()
    }
}
