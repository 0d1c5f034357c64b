import { useEffect, useState } from 'react';

/** Opens the command palette on Ctrl+K, or Cmd+K, wherever no dialog and no menu is open. */
export const usePaletteKey = (): readonly [isOpen: boolean, close: () => void] => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isPressed || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], [role="menu"]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return [isOpen, () => setOpen(false)];
};
