/** Twenty questions take 6,000; models that think count their thoughts. */
export const maxOutputTokens = 16_384;
