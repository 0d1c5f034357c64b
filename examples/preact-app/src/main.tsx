import { ChartdockPicker, useChartdock } from '@chartdock/embed/react';
import { render } from 'preact';
import type { JSX } from 'react';
import { useState } from 'react';
import './page.css';

const baseUrl = String(import.meta.env['VITE_CHARTDOCK_URL'] ?? 'http://localhost:4600');

/** Attaches files from an element of the page; `react` leads to `preact/compat` here. */
const App = (): JSX.Element => {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const dock = useChartdock({
    clientId: 'partner-demo',
    baseUrl,
    locale: 'en',
    getToken: async ({ signal }) => {
      const answer = await fetch('/token?account=member', { method: 'POST', signal });
      if (answer.status === 401) return null; // nobody is signed in
      if (!answer.ok) throw new Error(`/token: ${answer.status}`);
      return (await answer.json()) as { value: string; expiresAt: number };
    },
  });
  return (
    <main>
      <h1>Attach a diagram</h1>
      {titles.length === 0 ? (
        <ChartdockPicker
          dock={dock}
          className="picker"
          label="Files of your account"
          onOutcome={(outcome) => {
            if (outcome.status === 'done') setTitles([outcome.value.title]);
          }}
        />
      ) : (
        <p>{titles.join(', ')}</p>
      )}
    </main>
  );
};

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
render(<App />, root);
