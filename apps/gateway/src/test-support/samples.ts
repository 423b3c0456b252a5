import type { User } from '@workspace-ops/contracts';

export const sampleUser: User = {
  id: 'usr_1',
  openId: 'usr_1',
  email: 'dana@example.com',
  name: 'Dana',
  role: 'owner',
  workspaceId: 'ws_1',
  loginMethod: 'email',
};
