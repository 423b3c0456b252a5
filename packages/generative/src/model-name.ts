/**
 * A model's name as it may stand in the request's path. Workspaces name their own fallback models,
 * so nothing but a plain name may get through to the address that the key is sent to.
 */
const modelName = /^(?:(?:models|tunedModels)\/)?[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export const isModelName = (name: string): boolean => modelName.test(name);
