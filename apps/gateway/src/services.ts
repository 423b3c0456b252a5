import type { AuditRouter } from '@workspace-ops/audit/router';
import type { CommerceRouter } from '@workspace-ops/commerce/router';
import type { IdentityRouter } from '@workspace-ops/identity/router';
import type { KnowledgeRouter } from '@workspace-ops/knowledge/router';
import type { SpeechInput } from '@workspace-ops/contracts';
import type { OutboundRouter } from '@workspace-ops/outbound/router';
import type { Client, RawHandler } from '@workspace-ops/rpc';
import type { SyncBridgeRouter } from '@workspace-ops/sync-bridge/router';
import type { VoiceGatewayRouter } from '@workspace-ops/voice-gateway/router';
import type { WorkflowRouter } from '@workspace-ops/workflow/router';

/** The services behind the gateway, each as its typed client, and the operations with raw answers. */
export interface Services {
  identity: Client<IdentityRouter>;
  workflow: Client<WorkflowRouter>;
  audit: Client<AuditRouter>;
  sync: Client<SyncBridgeRouter>;
  knowledge: Client<KnowledgeRouter>;
  voice: Client<VoiceGatewayRouter>;
  commerce: Client<CommerceRouter>;
  outbound: Client<OutboundRouter>;
  raw: {
    exportLogs: RawHandler<undefined>;
    synthesizeSpeech: RawHandler<SpeechInput>;
    eventStream: RawHandler<{ lastEventId?: string | undefined }>;
  };
}
