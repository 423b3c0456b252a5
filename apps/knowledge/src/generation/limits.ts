/** Twenty questions take 6,000; the reasoning of a model counts too. */
export const maxOutputTokens = 16_384;
