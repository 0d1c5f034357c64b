import { GUEST_ORIGIN, answerCall, openFrame } from './host.ts';

window.benchOpen = () => {
  const guest = openFrame('raw');
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== guest || origin !== GUEST_ORIGIN || data !== 'ready') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: request }: MessageEvent<{ id: number; key: string }>) =>
      port1.postMessage({ id: request.id, value: answerCall(request.key) });
    guest.postMessage('port', GUEST_ORIGIN, [port2]);
  });
};
