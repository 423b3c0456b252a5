import { fieldData } from '../seed/field-data.ts';
import { ingestStatements } from './ingest-statements.ts';
import { serveFloor } from './serve-floor.ts';

const statements = ingestStatements(JSON.stringify(fieldData.payload));

serveFloor((app, sql) => {
  app.post('/api/sync/ingest', async (_req, res) => {
    await sql.begin(async (transaction) => {
      for (const text of statements) await transaction.unsafe(text, [], { prepare: true });
    });
    res.status(201).json({ status: 'ingested' });
  });
});
