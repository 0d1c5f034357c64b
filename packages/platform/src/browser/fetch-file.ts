import type { FetchRequest, FramePage } from '../hidden-frame.ts';

const textAt = (value: unknown, name: string): string | undefined => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : undefined;
};

const readRefusal = async (response: Response): Promise<FramePage> => {
  const said: unknown = await response.json().catch(() => undefined);
  return { code: textAt(said, 'code'), text: textAt(said, 'msg') };
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** Reads a response to its end; undefined once it was given up. */
const readAll = async (
  response: Response,
  { onData, signal }: Pick<FetchRequest, 'onData' | 'signal'>,
): Promise<readonly Uint8Array<ArrayBuffer>[] | undefined> => {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    onData(part.value);
    if (signal.aborted) return undefined;
  }
  return parts;
};

/**
 * Fetches a file by the page itself. Returns it whole, the page that came in its place, or undefined when it
 * was cancelled.
 */
export const fetchFile = async (request: FetchRequest): Promise<Blob | FramePage | undefined> => {
  const { address, fields, signal } = request;
  const sent = fields === undefined ? {} : { method: 'POST', body: formOf(fields) };
  try {
    const response = await fetch(address, { ...sent, signal, headers: { accept: 'application/json' } });
    if (!response.ok) return await readRefusal(response);
    const parts = await readAll(response, request);
    const type = response.headers.get('content-type') ?? '';
    return parts && new Blob([...parts], { type });
  } catch {
    // Broken off by the person, or by the line.
    return signal.aborted ? undefined : { code: undefined, text: undefined };
  }
};
