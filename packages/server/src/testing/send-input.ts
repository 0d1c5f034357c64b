import type { NamedCall } from './call-inputs.ts';
import type { TestServer } from './test-server.ts';

/** Writes an input as form data. */
const formOf = (input: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

/** Sends an input to a call: a file in a form, a write as JSON, the rest in the query. */
export const sendInput = (
  server: TestServer,
  call: NamedCall,
  { input, token }: { readonly input: Readonly<Record<string, unknown>>; readonly token: string },
): Promise<Response> => {
  const { method } = call.endpoint;
  const path = call.endpoint.path.replace(/\{(\w+)\}/g, (_place, name: string) => String(input[name]));
  if (Object.values(input).some((value) => value instanceof Blob))
    return server.send(path, { method, headers: { token }, body: formOf(input) });
  const json = { token, 'content-type': 'application/json' };
  if (method !== 'GET') return server.send(path, { method, headers: json, body: JSON.stringify(input) });
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return server.send(`${path}?${query.toString()}`, { headers: { token } });
};
