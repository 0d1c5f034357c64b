import { describe, expect, it } from 'vitest';
import { createJointReads } from './joint-reads.ts';

/** Keeps reads under way until the test lets them begin and end. */
const createReader = () => {
  const begun: { begin: () => void; end: (data: string) => void; fail: (error: Error) => void }[] = [];
  const body = (begin: () => void): Promise<unknown> =>
    new Promise((end, fail) => void begun.push({ begin, end, fail }));
  const at = (index: number) => {
    const read = begun[index];
    if (read === undefined) throw new Error(`No read ${index}`);
    return read;
  };
  return { body, at, count: () => begun.length };
};

describe('joint reads', () => {
  it('read once for early askers', async () => {
    const [reads, reader] = [createJointReads(), createReader()];
    const all = [1, 2, 3].map(() => reads.read('list', reader.body));
    expect(reader.count()).toBe(1);
    reader.at(0).begin();
    reader.at(0).end('rows');
    expect(await Promise.all(all)).toEqual(['rows', 'rows', 'rows']);
  });

  it('read again together for later askers', async () => {
    const [reads, reader] = [createJointReads(), createReader()];
    const first = reads.read('list', reader.body);
    reader.at(0).begin();
    const later = [1, 2].map(() => reads.read('list', reader.body));
    expect(reader.count()).toBe(2);
    // A read that needs several connections says so each time.
    reader.at(0).begin();
    const latest = reads.read('list', reader.body);
    expect(reader.count()).toBe(2);
    reader.at(0).end('before');
    reader.at(1).end('after');
    expect(await Promise.all([first, ...later, latest])).toEqual(['before', 'after', 'after', 'after']);
  });

  it('read different things apart', () => {
    const [reads, reader] = [createJointReads(), createReader()];
    for (const what of ['list', 'search', 'list']) void reads.read(what, reader.body);
    expect(reader.count()).toBe(2);
  });

  it('join no failed read', async () => {
    const [reads, reader] = [createJointReads(), createReader()];
    const both = [1, 2].map(() => reads.read('list', reader.body));
    reader.at(0).fail(new Error('crowded'));
    for (const one of both) await expect(one).rejects.toThrow('crowded');
    void reads.read('list', reader.body);
    expect(reader.count()).toBe(2);
  });

  it('let nobody join a read that begins at once', () => {
    const reads = createJointReads();
    let count = 0;
    const body = (begin: () => void): Promise<unknown> => {
      begin();
      count += 1;
      return new Promise(() => undefined);
    };
    for (let at = 0; at < 2; at += 1) void reads.read('list', body);
    expect(count).toBe(2);
  });
});
