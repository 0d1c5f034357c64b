import { randomUUID } from 'node:crypto';

const LINE = '\r\n';

/** Reads the boundary off a content type; undefined when there is none. */
const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain;
};

/** Cuts a body at its delimiters: a boundary that does not begin a line is text of the part that it stands in (RFC 2046). */
const cutAt = (body: Buffer, delimiter: Buffer): Buffer[] => {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const next = body.subarray(at + delimiter.length, at + delimiter.length + 2).toString('latin1');
    if (next !== LINE && next !== '--') continue;
    parts.push(body.subarray(from, at));
    from = at + delimiter.length;
  }
  return [...parts, body.subarray(from)];
};

const HEAD_END = Buffer.from(LINE + LINE);
/** A value in quotes whose quotes have a backslash before them; a browser, which writes `%22`, leaves a backslash at its end alone. */
const ESCAPED = /="((?:[^"\\\r\n]|\\[^\r\n])*)"(?=;|\r|$)/g;

/** Writes quotes of names as browsers do, because Node's reader knows no backslash before them (RFC 9110). */
const withPlainNames = (part: Buffer): Buffer => {
  const end = part.indexOf(HEAD_END);
  if (end < 0) return part;
  const head = part.subarray(0, end).toString('latin1');
  const plain = head.replace(ESCAPED, (_, value: string) => `="${value.replace(/\\"/g, '%22')}"`);
  return plain === head ? part : Buffer.concat([Buffer.from(plain, 'latin1'), part.subarray(end)]);
};

/**
 * Reads a multipart form. Node's reader takes the boundary for a delimiter wherever it stands, so it gets the form with another
 * boundary, which no sender can have guessed. Throws for bytes that are no form.
 */
export const readMultipart = (bytes: Buffer, type: string): Promise<FormData> => {
  const boundary = boundaryOf(type);
  if (boundary === undefined) return Promise.reject(new TypeError('There is no boundary.'));
  const fresh = `form-${randomUUID()}`;
  // The first delimiter may stand at the very begin.
  const parts = cutAt(Buffer.concat([Buffer.from(LINE), bytes]), Buffer.from(`${LINE}--${boundary}`));
  const joined = parts.flatMap((part, at) =>
    at === 0 ? [part] : [Buffer.from(`${LINE}--${fresh}`), withPlainNames(part)],
  );
  const body = Buffer.concat(joined).subarray(LINE.length);
  return new Response(body, {
    headers: { 'content-type': `multipart/form-data; boundary=${fresh}` },
  }).formData();
};
