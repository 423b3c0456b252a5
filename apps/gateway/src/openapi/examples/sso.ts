const ssoConnection = {
  issuer: 'https://login.example.com',
  clientId: 'workspace-ops',
  domains: [
    {
      domain: 'example.com',
      proved: false,
      provedAt: null,
      recordName: '_workspace-ops.example.com',
      recordValue: 'workspace-ops-verification=3q2-7wEjRWeJq83vASNFZ4mrze8BI0Vn',
    },
  ],
  roleClaim: 'groups',
  roleMapping: { Sales: 'editor', 'Sales leads': 'approver' },
  defaultRole: 'viewer',
  ssoOnly: false,
  scimTokenCreatedAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
};

export const ssoAnswers = {
  getSsoConnection: {
    connection: ssoConnection,
    redirectUri: 'https://ops.example.com/api/auth/sso/callback',
  },
  saveSsoConnection: { connection: ssoConnection },
  deleteSsoConnection: { success: true },
  proveSsoDomain: { connection: ssoConnection },
  startSsoSignIn: '',
  finishSsoSignIn: '',
  showSsoChallenge: {
    challenge: 'bGV0IG1lIGluLCBpdCBpcyBtZSBhZ2FpbiwgYXMgYmVmb3Jl',
    factors: ['totp', 'recovery_code'],
  },
};
