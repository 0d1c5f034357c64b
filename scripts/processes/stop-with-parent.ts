// Loaded into a service before its own code. When the process that started it is gone, even by SIGKILL, the service
// gets the same SIGTERM that an orderly stop would have sent.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  timer.unref();
}
