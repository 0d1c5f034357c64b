// The order stands behind the # of the address; what the worker finds becomes the title.
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => {
  document.title = JSON.stringify(data);
};
worker.onerror = ({ message }) => {
  document.title = JSON.stringify({ problem: message });
};
worker.postMessage(JSON.parse(decodeURIComponent(location.hash.slice(1))));
