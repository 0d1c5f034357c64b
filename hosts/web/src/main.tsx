import '@chartdock/react/styles.css';
import '@chartdock/react/files.css';
import '@chartdock/react/shell.css';
import '@chartdock/react/account.css';
import '@chartdock/react/documents.css';
import '@chartdock/react/payments.css';
import './page.css';
import type { Host } from '@chartdock/platform';
import { AppContext } from '@chartdock/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app/App.tsx';
import { createPage } from './app/create-page.ts';
import { findHost } from './app/find-host.ts';
import { PageContext } from './app/page-context.ts';
import { sheetsCome } from './app/sheets-come.ts';
import { matchRoute } from './navigation/match-route.ts';
import { paintPage } from './preferences/paint.ts';
import { beginApp } from './pwa/begin-app.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('no root');

const begin = (host: Host): void => {
  const parts = createPage(window, host);
  const { workspace } = parts;
  // The code of the page comes while it is asked who is signed in; where it cannot come, the page says so once it is drawn.
  matchRoute(routes, window.location.pathname)
    ?.code.load()
    .catch(() => undefined);
  paintPage(window, workspace);
  createRoot(root).render(
    <StrictMode>
      <PageContext.Provider value={parts}>
        <AppContext.Provider value={parts}>
          <App />
        </AppContext.Provider>
      </PageContext.Provider>
    </StrictMode>,
  );
  beginApp(window, workspace);
  void workspace.start();
};

// No `await` at the top: engines of meeting apps, which get this too, cannot read it there.
void Promise.all([findHost(window, navigate), sheetsCome(document)]).then(([host]) => begin(host));
