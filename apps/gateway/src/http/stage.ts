import type { Request, RequestHandler, Response } from 'express';

/** What is done with every request before its path is looked at; it throws to refuse the request. */
export type Stage = (req: Request, res: Response) => void;

/** The stages as one step of express, which takes longer to get to a step than most of them take. */
export const inOrder =
  (stages: readonly Stage[]): RequestHandler =>
  (req, res, next) => {
    for (const stage of stages) stage(req, res);
    next();
  };
