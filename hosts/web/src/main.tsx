import '@chartdock/react/styles.css';
import '@chartdock/react/files.css';
import '@chartdock/react/shell.css';
import '@chartdock/react/account.css';
import '@chartdock/react/documents.css';
import './page.css';
import { AppContext } from '@chartdock/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app/App.tsx';
import { createPage } from './app/create-page.ts';
import { findHost } from './app/find-host.ts';
import { PageContext } from './app/page-context.ts';
import { paintPage } from './preferences/paint.ts';
import { beginApp } from './pwa/begin-app.ts';

const parts = createPage(window, await findHost(window, navigate));
const { workspace } = parts;
paintPage(window, workspace);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
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
