import { createPageEnd } from '@chartdock/ai';
import type { PageEnd, Session } from '@chartdock/ai';
import { openAddress } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import { useEffect, useRef } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';

/** Opens a file that was made. */
export type OpenFile = (file: { readonly fileId: string; readonly category: FileCategory }) => void;

/**
 * Connects our AI page with the screen around it, of our own origin alone: language and colours follow that of the screen, and
 * files are opened there. Without a screen around it the page opens them itself.
 */
export const useScreenAround = (onSession: (session: Session) => void): OpenFile => {
  const { workspace, outside } = useApp();
  const end = useRef<PageEnd>(undefined);
  const latest = useLatest(onSession);
  useEffect(() => {
    if (window.parent === window) return undefined;
    const created = createPageEnd({
      page: window,
      screen: window.parent,
      origin: window.location.origin,
      onSession: (session) => {
        workspace.locale.set(session.locale);
        workspace.theme.set(session.theme);
        latest.current(session);
      },
    });
    end.current = created;
    // The whole window signs in again: in a frame of it someone else could.
    const stop = workspace.account.subscribe(({ status }) => {
      if (status === 'signedOut') created.signedOut();
    });
    return () => {
      stop();
      created.dispose();
      end.current = undefined;
    };
  }, [latest, workspace]);
  return (file) => {
    if (end.current !== undefined) end.current.openFile(file);
    else workspace.host.open((outside.editHost ?? '') + openAddress(file.category, file.fileId), 'same');
  };
};
