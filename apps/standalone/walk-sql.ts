import postgres from 'postgres';
import { findOutboxDatabases } from './src/outbox-databases.ts';
const databases = findOutboxDatabases(process.env);
const sql = postgres(await databases.urlOf('identity'), { max: 1 });
for (const q of process.argv.slice(2)) console.log(JSON.stringify(await sql.unsafe(q), null, 0));
await sql.end();
await databases.close();
