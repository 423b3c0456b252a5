import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme, followOtherTabs, language } from './preferences.ts';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './router.tsx';
import { followNotifications, registerServiceWorker } from './service-worker.ts';
import { followSessionChanges } from './live/session-changes.ts';

document.documentElement.lang = language;
applyTheme();
followOtherTabs();
registerServiceWorker();
const client = createQueryClient();
followSessionChanges(client);
const router = createConsoleRouter(client);
followNotifications((path) => router.history.push(path));

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
