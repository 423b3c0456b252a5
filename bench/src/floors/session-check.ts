import { serveFloor } from './serve-floor.ts';

serveFloor((app, _sql, { held }) => {
  app.get('/api/auth/me', (_req, res) => {
    res.json(held);
  });
});
