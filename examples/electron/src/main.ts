import { fileURLToPath } from 'node:url';
import { guardNavigation, handleDesktopBridge } from '@chartdock/host-desktop/electron-main';
import { BrowserWindow, app, clipboard, ipcMain, shell } from 'electron';
import type { WebContents } from 'electron';

/** Address of your Chartdock server. */
const server = process.env['CHARTDOCK_URL'] ?? 'http://localhost:4600';
const { origin } = new URL(server);
// `.pathname` would be wrong on Windows, and for a folder with a space in its name.
const preload = fileURLToPath(new URL('preload.cjs', import.meta.url));
const openExternal = (address: string): Promise<void> => shell.openExternal(address);

const openWindow = async (address: string): Promise<void> => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    webPreferences: { preload, contextIsolation: true, sandbox: true },
  });
  guardNavigation(window.webContents, { origins: [origin], openExternal });
  await window.loadURL(address);
};

handleDesktopBridge<WebContents>({
  ipcMain,
  origin,
  actions: {
    openExternal,
    openWindow,
    close: (sender) => BrowserWindow.fromWebContents(sender)?.close(),
    copy: (text) => clipboard.writeText(text),
    download: (address, fileName, sender) => {
      sender.session.once('will-download', (_event, item) =>
        item.setSaveDialogOptions({ defaultPath: fileName }),
      );
      sender.downloadURL(address);
    },
  },
});

app.on('window-all-closed', () => app.quit());
await app.whenReady();
await openWindow(`${origin}/history`);
