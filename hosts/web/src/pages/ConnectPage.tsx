import { ConnectScreen } from '@chartdock/react/account';
import type { JSX } from 'react';

/** Asks whether a partner may be let in, for the page that opened this one. */
export const ConnectPage = (): JSX.Element => <ConnectScreen page={window} />;
