export const words = {
  title: 'Your session has ended',
  text: 'What you typed is still here. Sign in in another tab, in the same workspace, and go on with it in this one.',
  signIn: 'Sign in in another tab',
  leave: 'Leave without saving',
} as const;
