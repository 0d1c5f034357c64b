/** Tells a writer where to write. */
export interface WriterPlace {
  /** Address of the server, without a slash at the end. */
  readonly address: string;
  /** Header token of the account. */
  readonly token: string;
  readonly from: string;
  readonly to: string;
}

/** One write that the server has answered with success. */
export interface Acknowledged {
  readonly kind: 'create' | 'move' | 'trash';
  readonly id: string;
  /** Things inside, which must have gone where the thing itself went. */
  readonly inside: readonly string[];
}

/** Thrown when the server refuses a call that it should carry out. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

interface Envelope {
  readonly code: string;
  readonly msg: string;
  readonly data: {
    readonly chartId?: string;
    readonly file?: { readonly _id?: string; readonly folderId?: string };
  };
}

/** Posts a form as JSON and returns its data; throws RefusedError when the response is no success. */
export const post = async (
  { address, token }: Pick<WriterPlace, 'address' | 'token'>,
  path: string,
  body: object,
): Promise<Envelope['data']> => {
  const answer = await fetch(`${address}/api/personal/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as Envelope;
  if (code !== '200') throw new RefusedError(`${path} answered ${code}: ${msg}`);
  return data;
};

/** Creates a folder and returns its id. */
export const createFolder = async (place: WriterPlace, title: string): Promise<string> => {
  const { file } = await post(place, 'folder/new', { folderId: place.from, title });
  return file?.folderId ?? file?._id ?? '';
};

const createChart = async (place: WriterPlace, title: string): Promise<string> => {
  const { chartId = '' } = await post(place, 'diagraming/create', {
    folderId: place.from,
    category: 'flow',
    title,
  });
  return chartId;
};

/** Says how a writer goes about it. */
export interface WriterOptions {
  /** Begins the title of everything it makes. */
  readonly name: string;
  /** Hears of each write once it was answered. */
  readonly tell: (write: Acknowledged) => void;
  /** Returns whether a refusal ends the loop, as while the database is down, instead of being an error. */
  readonly mayBeRefused: () => boolean;
}

/**
 * Writes in a loop until the server is gone: creates a chart and moves it; every fourth time creates a folder with three
 * charts and moves the whole of it, to the other folder or to trash in turn.
 */
export const writeUntilGone = async (place: WriterPlace, options: WriterOptions): Promise<void> => {
  const { name, tell } = options;
  try {
    for (let turn = 1; ; turn += 1) {
      if (turn % 4 === 0) await writeFolder(place, `${name} ${turn}`, { tell, trash: turn % 8 === 0 });
      else await writeChart(place, `${name} ${turn}`, tell);
    }
  } catch (error) {
    // Anything else means that the connection broke: the server was killed, which ends the round.
    if (error instanceof RefusedError && !options.mayBeRefused()) throw error;
  }
};

const writeChart = async (
  place: WriterPlace,
  title: string,
  tell: (write: Acknowledged) => void,
): Promise<void> => {
  const id = await createChart(place, title);
  tell({ kind: 'create', id, inside: [] });
  await post(place, 'folder/move', { fileId: id, fileType: 'chart', folderId: place.to });
  tell({ kind: 'move', id, inside: [] });
};

const writeFolder = async (
  place: WriterPlace,
  title: string,
  { tell, trash }: { readonly tell: (write: Acknowledged) => void; readonly trash: boolean },
): Promise<void> => {
  const id = await createFolder(place, title);
  tell({ kind: 'create', id, inside: [] });
  const inside: string[] = [];
  for (const part of ['a', 'b', 'c']) {
    inside.push(await createChart({ ...place, from: id }, `${title} ${part}`));
    tell({ kind: 'create', id: inside.at(-1) ?? '', inside: [] });
  }
  const item = { fileId: id, fileType: 'folder' };
  if (trash) await post(place, 'folder/to_trash', item);
  else await post(place, 'folder/move', { ...item, folderId: place.to });
  tell({ kind: trash ? 'trash' : 'move', id, inside });
};
