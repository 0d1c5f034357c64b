import { createTextWriter, createWriting } from '@chartdock/ai';
import type { Writing } from '@chartdock/ai';
import { useEffect, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';

/** Creates the writing of texts in the session of the app; it ends with the page. */
export const useWriting = (): Writing => {
  const { workspace } = useApp();
  const [writing] = useState(() =>
    createWriting(
      createTextWriter({
        tokens: workspace.client.tokens,
        locale: workspace.locale.get,
        onSignedOut: () => void workspace.account.restore(),
      }),
    ),
  );
  useEffect(() => writing.reset, [writing]);
  return writing;
};
