import { type LoadClient, type Operation, read } from '../load-client.ts';
import { write } from '../write.ts';

const statuses = ['draft', 'scheduled', 'published', 'archived'];
/** Far ahead, and one second further with each patch: the date shows which patch was applied. */
const firstDate = Date.UTC(2040, 0, 1);
/** After so many patches the newest artifacts are looked for again. */
const refreshShare = 0.02;

export const patchArtifact: Operation = {
  weight: 10,
  async perform(client) {
    const { workspace, random, journal } = client;
    if (client.artifacts.length === 0 || random.chance(refreshShare)) await findOwn(client);
    if (client.artifacts.length === 0) return 'skipped';
    const artifactId = random.pick(client.artifacts);
    const scheduledFor = new Date(firstDate + journal.entries().length * 1_000).toISOString();
    await write(client, {
      kind: 'patch artifact',
      service: 'workflow',
      workspaceId: workspace.id,
      subject: { artifactId, scheduledFor },
      repeatable: false,
      request: () => ({
        method: 'PATCH',
        path: `/api/artifacts/${artifactId}`,
        token: workspace.token,
        body: { status: random.pick(statuses), scheduledFor },
      }),
    });
    return 'tried';
  },
};

/** Each artifact is one client's, so that the order of its patches is known. */
async function findOwn(client: LoadClient): Promise<void> {
  const { workspace, index } = client;
  const found = await read<{ artifacts: { id: string }[] }>(
    client,
    'workflow',
    '/api/artifacts?limit=50',
  );
  const own = (found?.artifacts ?? [])
    .map(({ id }) => id)
    .filter((id) => Number.parseInt(id.slice(-4), 16) % workspace.clients === index);
  if (own.length > 0) client.artifacts = own;
}
