import '@chartdock/react/styles.css';
import './shell/shell.css';
import './shell/notifications.css';
import './pages/pages.css';
import './sign-in/sign-in.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app/App.tsx';
import { createPage } from './app/create-page.ts';
import { findHost } from './app/find-host.ts';
import { PageContext } from './app/page-context.ts';
import { createI18n } from './messages/i18n.ts';
import { paintPage } from './preferences/paint.ts';
import { beginApp } from './pwa/begin-app.ts';

const parts = createPage(window, await findHost(window, navigate));
const { workspace } = parts;
const i18n = createI18n(workspace.locale.get());
workspace.locale.subscribe((locale) => void i18n.changeLanguage(locale));
paintPage(window, workspace);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <PageContext.Provider value={parts}>
      <I18nextProvider i18n={i18n}>
        <App />
      </I18nextProvider>
    </PageContext.Provider>
  </StrictMode>,
);
beginApp(window, workspace);
void workspace.start();
