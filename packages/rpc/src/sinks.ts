import {
  auditEventSchema,
  contactReportSchema,
  createRunInput,
  liveEventSchema,
  noticeSchema,
  type AuditEvent,
  type ContactReport,
  type CreateRunInput,
  type LiveEvent,
  type Notice,
} from '@workspace-ops/contracts';
import { z } from 'zod';
import { newId } from '@workspace-ops/service-kit';
import { withContext, type CallOptions, type Client } from './clients.ts';
import { serviceContext } from './request-context.ts';
import { checkAuditWriter, checkEventWriter } from './permissions/message-writers.ts';
import { router, serviceProcedure } from './procedures.ts';

/*
 * What the outboxes hand over to. The routers stand here and not in the receiving apps,
 * so that senders depend on no app: audit, sync-bridge and workflow all send to each other.
 */

/** Receives audit events, at least once each; a repeated id is the same event. */
export const createAuditSink = (append: (events: AuditEvent[]) => Promise<void>) =>
  router({
    append: serviceProcedure.input(z.array(auditEventSchema)).mutation(({ ctx, input }) => {
      if (ctx.from !== undefined) checkAuditWriter(ctx.from, input);
      return append(input);
    }),
  });

/** Receives live events, at least once each; a repeated id is the same event. */
export const createEventSink = (publish: (events: LiveEvent[]) => Promise<void>) =>
  router({
    publish: serviceProcedure.input(z.array(liveEventSchema)).mutation(({ ctx, input }) => {
      if (ctx.from !== undefined) checkEventWriter(ctx.from, input);
      return publish(input);
    }),
  });

export interface WorkflowSinkOperations {
  createRuns: (runs: CreateRunInput[]) => Promise<void>;
  reportContacts: (reports: ContactReport[]) => Promise<void>;
}

/**
 * Receives runs to create, at least once each, a repeated `runId` being the same run; and reports
 * of who must not be contacted any more, of which a repeated one changes nothing.
 */
export const createWorkflowSink = ({ createRuns, reportContacts }: WorkflowSinkOperations) =>
  router({
    create: serviceProcedure
      .input(z.array(createRunInput))
      .mutation(({ input }) => createRuns(input)),
    reportContacts: serviceProcedure
      .input(z.array(contactReportSchema))
      .mutation(({ input }) => reportContacts(input)),
  });

/** Receives what the admins of workspaces are sent by mail, at least once each. */
export const createNoticeSink = (notify: (notices: Notice[]) => Promise<void>) =>
  router({
    notify: serviceProcedure.input(z.array(noticeSchema)).mutation(({ input }) => notify(input)),
  });

export type AuditSink = ReturnType<typeof createAuditSink>;
export type EventSink = ReturnType<typeof createEventSink>;
export type WorkflowSink = ReturnType<typeof createWorkflowSink>;
export type NoticeSink = ReturnType<typeof createNoticeSink>;

/** The audit sink, as far as it is called. */
export interface AuditAppends {
  append: { mutate(events: AuditEvent[], options: CallOptions): Promise<void> };
}

export interface Sinks {
  audit: AuditAppends;
  events: Client<EventSink>;
  workflow: Client<WorkflowSink>;
  notices: Client<NoticeSink>;
}

/** The sinks as the destinations of an outbox relay, by topic, each with the time that it has. */
export const sinkDestinations = ({ audit, events, workflow, notices }: Sinks) => {
  const until = (deadlineAtMs: number): CallOptions =>
    withContext({ ...serviceContext('*', newId('msg')), deadlineAtMs });
  return {
    audit: (given: unknown[], deadlineAtMs: number) =>
      audit.append.mutate(given as AuditEvent[], until(deadlineAtMs)),
    event: (given: unknown[], deadlineAtMs: number) =>
      events.publish.mutate(given as LiveEvent[], until(deadlineAtMs)),
    run: (given: unknown[], deadlineAtMs: number) =>
      workflow.create.mutate(given as CreateRunInput[], until(deadlineAtMs)),
    contact: (given: unknown[], deadlineAtMs: number) =>
      workflow.reportContacts.mutate(given as ContactReport[], until(deadlineAtMs)),
    notice: (given: unknown[], deadlineAtMs: number) =>
      notices.notify.mutate(given as Notice[], until(deadlineAtMs)),
  };
};
