import type { PickedItem } from '@chartdock/embed';
import { ChartdockPicker, useChartdock } from '@chartdock/embed/react';
import type { JSX } from 'react';
import { useState } from 'react';
import { getToken } from './get-token.ts';

const baseUrl = String(import.meta.env['VITE_CHARTDOCK_URL'] ?? 'http://localhost:4600');

/** Attaches files: one from a modal, several from an element of the page. */
export const App = (): JSX.Element => {
  const dock = useChartdock({ clientId: 'partner-demo', baseUrl, locale: 'en', getToken });
  const [files, setFiles] = useState<readonly PickedItem[]>([]);
  const [isInline, setInline] = useState(false);
  const pickOne = async (): Promise<void> => {
    const outcome = await dock.pickFiles({ present: 'modal' });
    if (outcome.status === 'done') setFiles([outcome.value]);
  };
  return (
    <main>
      <h1>Attach diagrams</h1>
      <button onClick={() => void pickOne()}>Pick one file</button>
      <button onClick={() => setInline(true)}>Pick in the page</button>
      {isInline && (
        <ChartdockPicker
          dock={dock}
          className="picker"
          label="Files of your account"
          options={{ multiple: true, max: 10 }}
          onOutcome={(outcome) => {
            setInline(false);
            if (outcome.status === 'done') setFiles(outcome.value);
          }}
        />
      )}
      <ul>
        {files.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </main>
  );
};
