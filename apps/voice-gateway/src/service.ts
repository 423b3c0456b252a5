import type { SpeechInput } from '@workspace-ops/contracts';
import { auditRefusals, type ClosedWorkspacesSource, openServiceDatabase } from '@workspace-ops/db';
import {
  guardRaw,
  type RawHandler,
  type RequestContext,
  sinkDestinations,
  type Sinks,
} from '@workspace-ops/rpc';
import {
  type Clock,
  createComputeThread,
  type ComputeThread,
  type Logger,
  resolveTenancy,
  type Service,
  type Settings,
} from '@workspace-ops/service-kit';
import { Agent } from 'undici';
import { createBackground } from './background.ts';
import { computeTasks } from './compute-tasks.ts';
import type { RoutingDependencies } from './calls/route-call.ts';
import { idempotencyKeys, outbox } from './db/schema/voice-schema.ts';
import type { SuppressionCheck } from './dispatches/check-recipient.ts';
import { voiceGatewaySchema } from './migrate.ts';
import { createVoiceGatewayRouter, type VoiceGatewayRouter } from './router.ts';
import {
  resolveCallsPerDay,
  resolveDispatchRegions,
  type voiceGatewayDefinitions,
} from './settings.ts';
import { createTimeZones } from './slots/time-zones.ts';
import { createSpeechSynthesis } from './speech/synthesize-speech.ts';

export interface VoiceGatewayDependencies extends Pick<RoutingDependencies, 'isWorkflowDeployed'> {
  databaseUrl: string;
  /** What carries wake-ups; its own database when absent. */
  natsUrl?: string | undefined;
  settings: Settings<typeof voiceGatewayDefinitions>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  closedWorkspaces: ClosedWorkspacesSource;
  isSuppressed: SuppressionCheck;
  /** The time zone that the caller's workspace has set; null for none. */
  askTimeZone: (ctx: RequestContext) => Promise<string | null>;
  random?: () => number;
  /** Absent means a thread of its own. */
  compute?: ComputeThread;
}

export interface VoiceGateway extends Service {
  router: VoiceGatewayRouter;
  raw: { synthesizeSpeech: RawHandler<SpeechInput> };
}

export function createVoiceGateway(deps: VoiceGatewayDependencies): VoiceGateway {
  const { databaseUrl, settings, logger, clock, random = Math.random } = deps;
  const opened = openServiceDatabase({
    service: 'voice-gateway',
    url: databaseUrl,
    schema: voiceGatewaySchema,
    outbox,
    destinations: sinkDestinations(deps.sinks),
    idempotencyKeys,
    closedWorkspaces: deps.closedWorkspaces,
    logger,
    clock,
  });
  const { database } = opened;
  const compute =
    deps.compute ??
    createComputeThread(computeTasks, new URL('compute-worker.ts', import.meta.url));
  // Only HTTP/1.1: over one HTTP/2 connection a lost packet would hold up every caller's audio.
  const agent = new Agent({ allowH2: false });
  const { isClosed } = opened;
  const background = createBackground({
    ...deps,
    database,
    compute,
    isClosed,
    dispatcher: agent,
    random,
  });
  return {
    name: 'voice-gateway',
    probes: [...opened.probes, background.jobs.probe],
    measures: [...opened.measures, background.jobs.measure],
    router: createVoiceGatewayRouter({
      ...background,
      database,
      compute,
      clock,
      logger,
      findTimeZone: createTimeZones({
        ask: deps.askTimeZone,
        usual: settings.VOICE_TIMEZONE,
        clock,
        logger,
      }),
      humanHost: settings.VOICE_HUMAN_HOST,
      phoneRegion: settings.DEFAULT_PHONE_REGION,
      recipientRules: {
        regions: resolveDispatchRegions(settings),
        isSuppressed: deps.isSuppressed,
        logger,
      },
      callsPerDay: resolveCallsPerDay(settings),
      webhookAuth: {
        webhook: 'voice',
        secretName: 'VOICE_WEBHOOK_SECRET',
        master: settings.VOICE_WEBHOOK_SECRET,
        defaultWorkspaceId: settings.DEFAULT_WORKSPACE_ID,
        tenancy: resolveTenancy(settings),
      },
      ...auditRefusals(
        { database, clock },
        {
          agent: 'Voice webhook',
          action: 'voice.webhook_refused',
          refused: 'a call record',
        },
      ),
    }),
    raw: {
      synthesizeSpeech: guardRaw(
        'synthesizeSpeech',
        createSpeechSynthesis({
          apiKey: settings.SPEECH_API_KEY,
          baseUrl: settings.SPEECH_API_BASE_URL,
          defaultVoiceId: settings.SPEECH_VOICE_ID_DEFAULT,
          timeoutMs: settings.SPEECH_TIMEOUT_MS,
          dispatcher: agent,
        }),
      ),
    },
    async start() {
      opened.start();
      await background.jobs.start();
    },
    drain: () => background.jobs.drain(),
    async stop() {
      await background.jobs.stop();
      await compute.stop();
      await opened.stop();
      await agent.destroy();
    },
  };
}
