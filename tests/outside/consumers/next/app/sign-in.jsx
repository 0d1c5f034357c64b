'use client';

import { Button, ChartdockProvider, useStore } from '@chartdock/react';
import { SignInForm } from '@chartdock/react/account';
import { useState } from 'react';

const store = { getState: () => ({ greeting: 'Read from a store' }), subscribe: () => () => undefined };

export function SignIn({ account }) {
  const [credentials, setCredentials] = useState({ account, password: '' });
  const greeting = useStore(store, (state) => state.greeting);
  return (
    <ChartdockProvider locale="en" theme="auto">
      <p>{greeting}</p>
      <SignInForm credentials={credentials} onChange={setCredentials} onSignIn={async () => undefined} />
      <Button>Help</Button>
    </ChartdockProvider>
  );
}
