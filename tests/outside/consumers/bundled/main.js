import '@chartdock/react/styles.css';
import '@chartdock/react/files.css';
import '@chartdock/react/account.css';
import { ChartdockProvider } from '@chartdock/react';
import { SignInForm } from '@chartdock/react/account';
import { FileArea } from '@chartdock/react/files';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const page = new URL(location.href).searchParams.has('area') ? FileArea : SignInForm;
createRoot(document.body).render(
  createElement(ChartdockProvider, { locale: 'en', theme: 'auto' }, createElement(page)),
);
new Worker(new URL('./list-worker.js', import.meta.url), { type: 'module' });
