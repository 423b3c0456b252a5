/**
 * What an ingestion stores, written by hand: the field data, its audit entry, its live event. The
 * tables are copies of the service's, indexes included, without chain, outbox or partitions.
 */
export const ingestSchema = `
  create schema if not exists ingest_floor;
  create table if not exists ingest_floor.ingestions (like sync.ingestions including all);
  create table if not exists ingest_floor.events (like audit.events including all);
  create table if not exists ingest_floor.live_events (like sync.live_events including all);
  create sequence if not exists ingest_floor.position`;

export const ingestStatements = (payload: string): string[] => [
  `insert into ingest_floor.ingestions (workspace_id, received_at, id, source, data_type, payload)
    values ('ws_floor', clock_timestamp(), 'ing_' || gen_random_uuid(), 'mobile', 'observation', '${payload}')`,
  `insert into ingest_floor.events (workspace_id, position, prev_hash, hash, id, timestamp, agent, action,
      model, message, status, latency_ms, tokens_total, cost, policy_checks, details, security_alert, search_text)
    values ('ws_floor', nextval('ingest_floor.position'), decode(md5('a'), 'hex'), decode(md5('b'), 'hex'),
      'aud_' || gen_random_uuid(), clock_timestamp(), 'ada@example.com', 'sync.ingest', 'none',
      'Ingested field data of type observation.', 'success', 0, 0, 0,
      '{"saifPassed": true, "piiDetected": 0, "budgetThresholdPassed": true}',
      '{"ingestionId": "ing_8f14e45fceea467a", "dataType": "observation", "source": "mobile", "status": "ingested"}',
      false, 'syncZDWingest ada example com ingested field data of type observation none')`,
  `insert into ingest_floor.live_events (workspace_id, id, event, timestamp, data, stored_at)
    values ('ws_floor', 'evt_' || gen_random_uuid(), 'ROAMING_DATA_INGESTED', clock_timestamp()::text,
      '{"ingestionId": "ing_8f14e45fceea467a"}', clock_timestamp())`,
];
