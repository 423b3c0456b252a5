import {
  timestamp,
  webhookEventData,
  webhookEventNames,
  type WebhookEventName,
} from '@workspace-ops/contracts';
import { z } from 'zod';
import { eventBodyExample } from './examples/events.ts';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';

const meanings: Record<WebhookEventName, string> = {
  ROAMING_DATA_INGESTED: 'Field data was ingested',
  RUN_CREATED: 'A run was created',
  RUN_STATUS_CHANGED: 'A run has another status',
  APPROVAL_REQUESTED: 'A run waits for a person',
  APPROVAL_VOTED: 'Somebody voted on an approval that takes several',
  APPROVAL_VOIDED:
    'What an approval is about was changed, a text or its time, so that votes before do not count any more',
  APPROVAL_ESCALATED: 'An approval’s deadline passed, and more people may decide it',
  APPROVAL_DECIDED: 'An approval was decided',
  ARTIFACT_CREATED: 'A step or a refinement made an artifact',
  HOT_LEAD_FLAGGED: 'A reply shows buying intent',
  BOOKING_CONFIRMED: 'An appointment was booked',
  CONTACT_SUPPRESSED: 'A number or an address was put on the do-not-call list',
  BUDGET_THRESHOLD_REACHED: 'A day’s or month’s spending on models reached a part of its budget',
  WEBHOOK_TEST: 'Somebody tried the callback; not among the live events',
};

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header('webhook-id', 'The event’s id; the same when it is delivered again.'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
  header('webhook-signature', 'By Standard Webhooks, with the `signingSecret`.'),
];

/** What registered callback URLs receive, an event each; `GET /api/events` streams the same. */
export const describeWebhooks = (components: Components): Record<string, JsonSchema> =>
  Object.fromEntries(
    webhookEventNames.map((name) => [name, { post: describeOperation(name, components) }]),
  );

function describeOperation(name: WebhookEventName, components: Components): JsonSchema {
  const body = z
    .object({ event: z.literal(name), timestamp: timestamp(), data: webhookEventData[name] })
    .meta({ id: schemaName(name) });
  return {
    operationId: `receive${schemaName(name)}`,
    tags: ['Events'],
    summary: meanings[name],
    description:
      'Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.',
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: toJsonSchema(body, 'output', components),
          example: eventBodyExample(name),
        },
      },
    },
    responses: {
      '200': { description: 'Taken.' },
      '410': { description: 'The registration is no longer wanted.' },
    },
  };
}

/** `RUN_CREATED` as `RunCreatedEvent`. */
const schemaName = (event: WebhookEventName): string =>
  `${event
    .toLowerCase()
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')}Event`;
