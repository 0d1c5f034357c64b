/** Called when a new version of the app is ready; the given function shows it in this window. */
export type OnUpdate = (showIt: () => void) => void;

const tellOf = (container: ServiceWorkerContainer, worker: ServiceWorker, onUpdate: OnUpdate): void => {
  const tell = (): void => {
    // Without a controller this is the first version, which nobody has to be told of.
    if (worker.state === 'installed' && container.controller !== null)
      onUpdate(() => {
        container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        worker.postMessage('take over');
      });
  };
  tell();
  worker.addEventListener('statechange', tell);
};

/**
 * Keeps the shell of the app for times without a network, and tells of new versions. Nothing happens where workers are
 * not available or not allowed; the app works without.
 */
export const keepShell = async (page: Window, onUpdate: OnUpdate): Promise<void> => {
  if (!('serviceWorker' in page.navigator)) return;
  const container = page.navigator.serviceWorker;
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting !== null) tellOf(container, registration.waiting, onUpdate);
    registration.addEventListener('updatefound', () => {
      if (registration.installing !== null) tellOf(container, registration.installing, onUpdate);
    });
    page.document.addEventListener('visibilitychange', () => {
      // A window can stay open for days; looking again when someone comes back costs one small request.
      if (page.document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // A private window, a policy or a full disk: the app goes on without a shell.
  }
};
