import type { Response } from 'express';

/** From here on encoding a text once costs less than measuring it and having it encoded. */
const longLength = 1_000;

/** A JSON answer with its length; HEAD gets the headers alone. */
export function sendJson(
  res: Response,
  status: number,
  body: unknown,
  mediaType = 'application/json',
): void {
  const text = JSON.stringify(body);
  res.statusCode = status;
  res.setHeader('Content-Type', `${mediaType}; charset=utf-8`);
  const sent = text.length < longLength ? text : Buffer.from(text);
  res.setHeader('Content-Length', Buffer.byteLength(sent));
  res.end(sent);
}
