import type { Request } from 'express';

/** Whether the answer is shown in a browser; a program that says nothing gets JSON. */
export const wantsPage = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';
