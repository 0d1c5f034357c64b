import { exposeDesktopBridge } from '@chartdock/host-desktop/electron-preload';
import { contextBridge, ipcRenderer } from 'electron';

exposeDesktopBridge({ contextBridge, ipcRenderer });
