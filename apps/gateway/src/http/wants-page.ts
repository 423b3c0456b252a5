import type { Request } from 'express';

/** Whether a person looks at the answer in a browser; a program that says nothing gets JSON. */
export const wantsPage = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';
