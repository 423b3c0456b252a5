import { publicFieldsOf } from '../catalogue/public-fields.ts';
import type { StepRequest } from '../compose/types.ts';
import { publicPart } from './public-part.ts';

/**
 * The request of a step as its artifact may use it. One that leaves the company sees the fields of
 * its allow list alone, and of earlier steps, which saw everything, no more than the titles.
 */
export function publishRequest(request: StepRequest): StepRequest {
  const fields = publicFieldsOf(request.definition, request.step.artifact);
  if (fields === null) return request;
  return {
    ...request,
    context: publicPart(request.context, fields),
    earlier: request.earlier.map((step) => ({ ...step, summary: '', content: '' })),
  };
}
