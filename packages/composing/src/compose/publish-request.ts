import { findPublicFields } from '@workspace-ops/catalogue';
import { publicPart } from '../disclosure/public-part.ts';
import type { StepRequest } from './types.ts';

/**
 * The request of a step as its artifact may use it. One that leaves the company sees the fields of
 * its allow list alone, and of earlier steps, which saw everything, no more than the titles.
 */
export function publishRequest(request: StepRequest): StepRequest {
  const fields = findPublicFields(request.definition, request.step.artifact);
  if (fields === null) return request;
  return {
    ...request,
    context: publicPart(request.context, fields),
    earlier: request.earlier.map((step) => ({ ...step, summary: '', content: '' })),
  };
}
