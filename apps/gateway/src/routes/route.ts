import type { IncomingHttpHeaders } from 'node:http';
import type { SignedRequest } from '@workspace-ops/contracts';
import type { Access, RequestContext } from '@workspace-ops/rpc';
import type { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import type { RouteAuth } from '../authentication/route-auth.ts';
import type { Method } from '../http/method.ts';
import type { EdgeAnswer } from '../http/send-raw.ts';
import type { OperatorSetting } from '../limits/operator-workspaces.ts';
import type { Cost } from '../limits/policies.ts';
import type { Services } from '../services.ts';

/** The areas of the interface, in the order of the documentation. */
export const areas = {
  'Accounts and sessions': 'Sign-up, sign-in, session lookup and logout.',
  Workspaces: 'Workspaces, their settings and their members.',
  'API tokens': 'Credentials of programs and agents, each with its scopes.',
  'Mobile sync bridge': 'State export, field data, remote actions and callback registrations.',
  'Voice gateway': 'Speech, appointment slots, bookings, call records and outbound calls.',
  'Assessment bank': 'Diagnostic questions and saved discovery sessions.',
  'ICP library': 'Ideal customer profile dossiers.',
  'Directory provisioning': 'SCIM 2.0: a company’s directory keeps users and groups.',
  Snapshots: 'Saved workspace configurations.',
  Artifacts: 'Outputs of workflow runs, with their evaluation and refinement.',
  Runs: 'Workflow runs and the approval gate.',
  Approvals: 'What waits for a decision, votes, and the policies that ask for them.',
  Marketplace: 'The catalogue of playbooks, apps and books.',
  'Audit logs': 'Audit events, statistics, export, decisions and verification.',
  'Cold-email outbound': 'The cold-email integration.',
  Contacts: 'Who must not be contacted any more.',
  Playbooks: 'Governed cross-department playbooks.',
  Events: 'Live events of a workspace.',
  'Sample plant store': 'A minimal create operation.',
} as const;

export type Area = keyof typeof areas;

/** What a row's call receives: the contracts' outputs, and the request as it came. */
export interface RouteInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** The body's text, for signatures and for numbers that JSON.parse would change. */
  rawBody: string;
  headers: IncomingHttpHeaders;
  /** This service's own origin, as the client knows it. */
  origin: () => string;
  /** Whether a person waits for a page in a browser, and there is a console to lead them to. */
  wantsConsole: () => boolean;
  /** When the request arrived, in milliseconds of the monotonic clock. */
  arrivedAtMs: number;
}

interface RouteBase<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> extends Access {
  method: Method;
  /** With `:name` for each parameter of `params`. */
  path: string;
  /** Further paths of the same operation. */
  aliases?: readonly string[];
  area: Area;
  operationId: string;
  summary: string;
  description?: string;
  auth: RouteAuth;
  /** Where the body decides: what it takes for that, within the row's `role` and `scope`. */
  accessOf?(body: z.output<B>): Access;
  /**
   * Of a row with the auth `webhook`: asks the service that owns the webhook's secret whether the
   * request is authentic, before the body is parsed. The service answers with `verifyWebhook` of
   * the service kit, and audits an invalid signature. @throws {AppError} 401
   */
  verify?(services: Services, request: SignedRequest, ctx: RequestContext): Promise<unknown>;
  cost?: Cost;
  /** The setting that names the workspaces which may call it, since it uses the operator's keys. */
  operators?: OperatorSetting;
  /** It decides runs, or says who does: where a workspace wants it, a person must have confirmed the session. */
  decides?: boolean;
  status: number;
  params?: P;
  query?: Q;
  body?: B;
  /** The address says all, and a body of whatever type is not read. */
  ignoresBody?: boolean;
  /** The request may come without a body. */
  bodyOptional?: boolean;
  /** The operation honours `Idempotency-Key`. */
  idempotent?: boolean;
  /** The operation honours `If-Match`: what it compares, for the documentation. */
  ifMatch?: string;
  /** Error statuses beyond those that every row of its kind has. */
  errors?: readonly number[];
  /** A body that the operation accepts. */
  example?: Record<string, unknown>;
  /** Another reading of the body's text than JSON.parse. */
  parseJson?(text: string): unknown;
  /** Another error body than the one shape. */
  errorBody?: { schema: z.ZodType; render(error: AppError): unknown; mediaType?: string };
}

export interface JsonRoute<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends RouteBase<P, Q, B> {
  kind: 'json';
  output: O;
  /** The answers that have the status 202 instead: what was asked for is not done yet. */
  accepted?: A;
  /** Sets the session cookie from the answer's `token`, or ends the session and clears it. */
  session?: 'set' | 'clear';
  /** The entity tag of an answer; `If-None-Match` then gives 304. */
  etag?(output: z.output<O>): string;
  call(
    services: Services,
    input: RouteInput<P, Q, B>,
    ctx: RequestContext,
  ): Promise<z.output<O> | z.output<A>>;
}

export interface RawRoute<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> extends RouteBase<P, Q, B> {
  kind: 'raw';
  /** The media types that the answer can have, and what it is. */
  output: {
    mediaTypes: readonly string[];
    description: string;
    /** Of an answer that is JSON in a media type of its own; by default it is a text or a file. */
    schema?: z.ZodType;
    /** Headers of its own, with what they say. */
    headers?: Readonly<Record<string, string>>;
  };
  /** The answer has no end of its own: its signal aborts as the process begins to stop. */
  endless?: boolean;
  /** `Last-Event-ID` says where it continues. */
  resumes?: boolean;
  /** The entity tag of a body that is a text; `If-None-Match` then gives 304. */
  etag?(body: string): string;
  call(services: Services, input: RouteInput<P, Q, B>, ctx: RequestContext): Promise<EdgeAnswer>;
}

export type Route = JsonRoute | RawRoute;

type Nothing = z.ZodUndefined;

/** A row with a JSON answer. */
export const jsonRoute = <
  O extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  A extends z.ZodType = z.ZodNever,
>(
  row: Omit<JsonRoute<P, Q, B, O, A>, 'kind'>,
): Route => ({ ...row, kind: 'json' });

/** A row whose answer is a file or a stream. */
export const rawRoute = <
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  row: Omit<RawRoute<P, Q, B>, 'kind'>,
): Route => ({ ...row, kind: 'raw' });

/** The row's path and its aliases. */
export const listPaths = (route: Route): readonly string[] => [
  route.path,
  ...(route.aliases ?? []),
];

/** A working day of next year, so that an example which somebody tries out is in the future. */
export const exampleDate = (): string => {
  const year = new Date().getUTCFullYear() + 1;
  const date = new Date(Date.UTC(year, 0, 15));
  const daysToMonday = (8 - date.getUTCDay()) % 7;
  date.setUTCDate(date.getUTCDate() + daysToMonday);
  return date.toISOString().slice(0, 10);
};
