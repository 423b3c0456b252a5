/** The account and the keys with which the rows of the first release were recorded. */
export const recordedAccount = { email: 'ada@example.com', password: 'correct horse' };

export const recordedKeys = {
  AUDIT_ANCHOR_KEY: 'anchor key of the recorded first release',
  SESSION_KEY_SECRET: 'session key of the recorded first release',
};
