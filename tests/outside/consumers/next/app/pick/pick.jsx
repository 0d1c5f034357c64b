'use client';

import { ChartdockPicker, useChartdock } from '@chartdock/embed/react';
import { useState } from 'react';

export function Pick() {
  const [title, setTitle] = useState('');
  const dock = useChartdock({
    clientId: 'notes',
    baseUrl: 'https://charts.example.com',
    getToken: async () => null,
  });
  const take = (outcome) => {
    if (outcome.status === 'done') setTitle(outcome.value.title);
  };
  return (
    <main>
      <ChartdockPicker dock={dock} className="picker" onOutcome={take} />
      <p>{title}</p>
    </main>
  );
}
