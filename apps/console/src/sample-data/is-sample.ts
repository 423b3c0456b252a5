/** By its name a workspace is known for one of sample data. */
export const sampleWorkspaceName = 'Sample data';

interface Workspace {
  name: string;
  role: string;
}

/** Only what its owner loaded; another member's workspace of that name is left alone. */
export const isSample = ({ name, role }: Workspace): boolean =>
  name === sampleWorkspaceName && role === 'owner';
