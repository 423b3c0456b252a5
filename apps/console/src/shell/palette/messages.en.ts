export const words = {
  title: 'Go to',
  field: 'A screen, a workflow, or the id of a run',
  none: 'Nothing matches.',
  results: 'Where to go',
  openRun: (id: string) => `Run ${id}`,
  openApproval: (id: string) => `Approval ${id}`,
  openArtifact: (id: string) => `Artifact ${id}`,
  runsOf: (code: string, name: string) => `Runs of ${code} ${name}`,
} as const;
