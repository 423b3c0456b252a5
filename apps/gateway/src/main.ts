import { internalServiceNames, internalSettings } from '@workspace-ops/rpc';
import {
  createConnections,
  processSettings,
  runProcess,
  type Connections,
  type InternalSettings,
  type RunningProcess,
} from '@workspace-ops/service-host';
import {
  createLogger,
  type Settings,
  stopTimes,
  systemClock,
  tenancySettings,
} from '@workspace-ops/service-kit';
import { createGateway } from './service.ts';
import type { Services } from './services.ts';
import { gatewaySettings, type GatewaySettings } from './settings.ts';

const definitions = {
  ...gatewaySettings,
  ...tenancySettings,
  ...internalSettings,
  LOG_LEVEL: processSettings.LOG_LEVEL,
};

/** The gateway as a process of its own, in front of services that run apart. */
async function start(
  settings: GatewaySettings & InternalSettings & Settings<Pick<typeof definitions, 'LOG_LEVEL'>>,
): Promise<RunningProcess> {
  const connections = createConnections('gateway', settings);
  const gateway = createGateway({
    settings,
    services: servicesOver(connections),
    logger: createLogger({ name: 'gateway', level: settings.LOG_LEVEL }),
    clock: systemClock,
    probes: internalServiceNames.map((service) => connections.probe(service)),
    // A connection that is closed while it idles may have a request on its way: the longer it
    // stays open, the more often a client sends one more request and learns that it closes.
    // It has nothing to end but its requests.
    stopWithin: { gracePeriodMs: 2_000, deadlineMs: stopTimes.edge },
  });
  await gateway.start();
  return {
    url: gateway.url(),
    async stop() {
      await gateway.stop();
      await connections.close();
    },
  };
}

const servicesOver = ({ client, raw }: Connections): Services => ({
  identity: client('identity'),
  workflow: client('workflow'),
  audit: client('audit'),
  sync: client('sync-bridge'),
  knowledge: client('knowledge'),
  voice: client('voice-gateway'),
  commerce: client('commerce'),
  outbound: client('outbound'),
  raw: {
    exportLogs: raw('audit', 'exportLogs'),
    synthesizeSpeech: raw('voice-gateway', 'synthesizeSpeech'),
    eventStream: raw('sync-bridge', 'eventStream'),
  },
});

await runProcess({ name: 'gateway', settings: definitions, start }, process.env);
