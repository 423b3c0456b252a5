import { resolveTenancy, type Settings, type tenancySettings } from '@workspace-ops/service-kit';

/** One line about open tenancy, which is for trusted networks, and the one ready line. */
export function announce(
  url: string,
  dataDir: string,
  settings: Settings<typeof tenancySettings>,
): void {
  if (resolveTenancy(settings) === 'open') {
    process.stderr.write(
      'Open tenancy: callers without a credential are let in by X-Workspace-Id; questions, discovery sessions and profiles without a workspaceId are global. For development and trusted networks only; TENANCY=strict closes it.\n',
    );
  }
  process.stdout.write(
    `Workspace Operations is ready at ${url} (documentation ${url}/docs, data ${dataDir})\n`,
  );
}
