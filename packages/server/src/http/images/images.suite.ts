import { avatarAddress, fileThumbnailAddress } from '@chartdock/contract';
import type { FileRecord } from '@chartdock/contract';
import { Resvg } from '@resvg/resvg-js';
import { sql } from 'kysely';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { workThrough } from '../../domains/sweep.ts';
import type { Pictures } from '../../drawing/pictures/picture-pool.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { drawDefinition } from '../../drawing/thumbnails/draw-definition.ts';

/** `Accept` headers of browsers for an `img`. */
const BROWSERS = {
  chromium: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  firefox: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  safari:
    'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
} as const;
const ROWS = 100;

const treeOf = (title: string) => ({
  v: 2,
  type: 'tree',
  page: { name: 'T' },
  structure: 'right',
  theme: 'ocean',
  root: { id: 'root', title, children: [{ id: 'a', title: '下一步', children: [] }] },
});

/** Reads the width out of the head of a PNG, or of a WebP that was written without loss. */
const widthOf = (bytes: Buffer): number | undefined => {
  if (bytes.subarray(1, 4).toString() === 'PNG') return bytes.readUInt32BE(16);
  if (bytes.subarray(8, 16).toString() === 'WEBPVP8L') return (bytes.readUInt16LE(21) & 0x3fff) + 1;
  return undefined;
};

/** Proves the sizes, colours and formats of pictures, their caching, and that they hold up nobody. */
export const imagesSuite = (under: DatabaseUnderTest): void => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-images-'));
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open(), {
      CHARTDOCK_DATA: folder,
      CHARTDOCK_PICTURE_WORKERS: '1',
    });
    person = await server.person();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Makes a file with a drawn tree and returns the address of its picture. */
  const pictured = async (title = 'Plan'): Promise<string> => {
    const { chartId } = await person.client.charts.create({ category: 'mind', title });
    await person.client.definitions.save({ chartId, def: JSON.stringify(treeOf(title)), version: 1 });
    const { file } = await person.client.charts.info({ chartId }, { needToken: true });
    return fileThumbnailAddress({ id: chartId, category: 'mind', thumbnail: file.thumbnail }) ?? '';
  };
  const read = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await server.send(address, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type');
    return { status: response.status, type, bytes, headers: response.headers };
  };

  describe('formats and sizes', () => {
    it.each(Object.entries(BROWSERS))('are WebP for %s, which names it', async (_name, accept) => {
      const { type, bytes, headers } = await read(await pictured(), { accept });
      expect([type, widthOf(bytes), bytes.subarray(8, 12).toString()]).toEqual(['image/webp', 320, 'WEBP']);
      expect(headers.get('vary')).toContain('Accept');
    });

    it.each(['*/*', 'image/*', 'image/png', 'text/html', 'image/webp;q=0.2, image/png'])(
      'are PNG for who takes %s',
      async (accept) => {
        const { status, type, bytes, headers } = await read(await pictured(), { accept });
        expect([status, type, bytes.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG']);
        expect(headers.get('vary')).toContain('Accept');
      },
    );

    it.each([
      ['', 320],
      ['&size=2x', 640],
      ['&size=large', 1_280],
      ['&size=9000x', 320],
    ])('have with "%s" a width of %d', async (size, width) => {
      const address = await pictured();
      for (const accept of ['image/png', 'image/webp'])
        expect(widthOf((await read(address + size, { accept })).bytes)).toBe(width);
    });

    it('are smaller as WebP, at each size', async () => {
      const address = await pictured('会员增长');
      for (const size of ['', '&size=2x']) {
        const [png, webp] = [
          await read(address + size),
          await read(address + size, { accept: 'image/webp' }),
        ];
        expect(webp.bytes.length).toBeLessThan(png.bytes.length);
      }
    });

    it('are as many for avatars', async () => {
      const address = avatarAddress(person.id);
      const { type, bytes } = await read(`${address}?size=2x`, { accept: BROWSERS.chromium });
      expect([type, widthOf(bytes)]).toEqual(['image/webp', 256]);
    });
  });

  describe('of what is sold', () => {
    /** Puts a file of the person into the library, at a price, and has it measured there. */
    const sell = async (address: string, price: number): Promise<void> => {
      const id = new URLSearchParams(address.split('?')[1]).get('cid') ?? '';
      await sql`
        insert into template (id, owner_id, is_house, kind, category, title, about, tags, price_fen, state, published_at, uses)
        values (${id}, ${person.id}, false, 'mind', 'mind', 'Sold', '', '{}', ${price}, 0, 1, 0)
        on conflict (id) do update set price_fen = excluded.price_fen`.execute(server.app.database.db);
    };

    it('carry a mark at every size', async () => {
      const address = await pictured('Sold words');
      const plain = await read(address);
      await sell(address, 990);
      for (const size of ['', '&size=2x', '&size=large']) {
        const marked = await read(address + size);
        expect(marked.status).toBe(200);
        expect(marked.headers.get('etag')).not.toBe(plain.headers.get('etag'));
        expect(marked.bytes.equals(plain.bytes)).toBe(false);
        expect(widthOf(marked.bytes)).toBe(size === '' ? 320 : 640);
      }
      await sell(address, 0);
      expect((await read(address)).bytes.equals(plain.bytes)).toBe(true);
    });
  });

  it('are drawn dark for dark pages', async () => {
    const { file, chartId } = await person.client.charts.create({ category: 'flow' });
    const blank = fileThumbnailAddress({ id: chartId, category: 'flow', thumbnail: file.thumbnail }) ?? '';
    for (const address of [await pictured(), blank]) {
      const [light, dark] = [await read(address), await read(`${address}&theme=dark`)];
      expect([light.status, dark.status]).toEqual([200, 200]);
      expect(dark.bytes.equals(light.bytes)).toBe(false);
      expect((await read(`${address}&theme=other`)).bytes.equals(light.bytes)).toBe(true);
    }
  });

  describe('tags', () => {
    it('are strong, per look and content', async () => {
      const [one, same, other] = [await pictured('A'), await pictured('A'), await pictured('B')];
      const looks = ['', '&size=2x', '&theme=dark'];
      const tags = await Promise.all(looks.map(async (look) => (await read(one + look)).headers.get('etag')));
      tags.push((await read(one, { accept: 'image/webp' })).headers.get('etag'));
      tags.push((await read(other)).headers.get('etag'));
      expect(new Set(tags).size).toBe(5);
      for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
      expect((await read(same)).headers.get('etag')).toBe(tags[0]);
    });

    it('save drawing on another server', async () => {
      const address = await pictured();
      const tag = (await read(address)).headers.get('etag') ?? '';
      const other = await startTestServer(server.app.database);
      try {
        const ask = (known: string) => other.send(address, { headers: { 'if-none-match': known } });
        for (const known of [tag, `W/${tag}`, `"x", ${tag}`]) {
          const response = await ask(known);
          expect([response.status, response.headers.get('etag')]).toEqual([304, tag]);
          expect(response.headers.get('cache-control')).toBe('private, max-age=600');
          expect(await response.text()).toBe('');
        }
        expect(existsSync(join(other.app.config.dataDir, 'pictures'))).toBe(false);
        expect((await ask('"x"')).status).toBe(200);
        await expect.poll(() => existsSync(join(other.app.config.dataDir, 'pictures'))).toBe(true);
      } finally {
        await other.stop();
        rmSync(other.app.config.dataDir, { recursive: true, force: true });
      }
    });

    it('open nothing without the right', async () => {
      const [address, wrong] = [await pictured(), await pictured()].map(
        (text) => new URL(text, server.address),
      );
      if (address === undefined || wrong === undefined) throw new Error('No file was made.');
      wrong.searchParams.set('cid', address.searchParams.get('cid') ?? '');
      for (const look of ['', '&size=2x', '&theme=dark'])
        for (const known of ['*', '"x"']) {
          const path = `${wrong.pathname}${wrong.search}${look}`;
          const { status, headers } = await read(path, { 'if-none-match': known, accept: 'image/webp' });
          expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
        }
    });
  });

  it('are kept in the data folder, each once', async () => {
    const address = await pictured('kept on the disk');
    const names = (): string[] =>
      existsSync(join(folder, 'pictures'))
        ? readdirSync(join(folder, 'pictures'), { recursive: true, encoding: 'utf8' })
        : [];
    const tag = (await read(address)).headers.get('etag')?.replaceAll('"', '') ?? '';
    await expect.poll(names).toContain(join(tag.slice(0, 2), tag));
  });

  it('half-written by a crash are swept away', async () => {
    const half = join(folder, 'pictures', 'aa', 'half.new');
    mkdirSync(join(half, '..'), { recursive: true });
    writeFileSync(half, 'half');
    utimesSync(half, 0, 0);
    await workThrough(server.app);
    expect(existsSync(half)).toBe(false);
  });

  it('failing once are drawn again', async () => {
    const address = await pictured();
    const { pictures } = server.app;
    Object.assign(server.app, { pictures: { ...pictures, image: () => Promise.reject(new Error('no')) } });
    const broken = await read(address);
    const busy = { image: () => Promise.reject(new CallError('databaseBusy')) };
    Object.assign(server.app, { pictures: { ...pictures, ...busy } });
    const waiting = await read(address);
    Object.assign(server.app, { pictures });
    expect([broken.status, waiting.status]).toEqual([500, 503]);
    expect(waiting.headers.get('retry-after')).toBe('2');
    for (const { headers } of [broken, waiting]) {
      expect(headers.get('content-type')).toContain('json');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await read(address)).headers.get('cache-control')).toContain('max-age');
  });

  // Threads alone decide the order here, so that one database is enough.
  describe.runIf(under.kind === 'embedded')('of a list of 100 files', () => {
    let addresses: readonly string[] = [];
    beforeAll(async () => {
      const files: { readonly chartId: string; readonly file: FileRecord }[] = [];
      for (let at = 0; at < ROWS; at += 1)
        files.push(await person.client.charts.create({ category: 'mind', title: 'Row' }));
      // Each row has a picture of its own, which nobody has drawn.
      await sql`update node_body set def = jsonb_set(${JSON.stringify(treeOf('x'))}::jsonb, '{root,title}', to_jsonb(node_id::text))
        where node_id = any(${files.map(({ chartId }) => chartId)}::uuid[])`.execute(server.app.database.db);
      addresses = files.map(
        ({ chartId, file }) =>
          fileThumbnailAddress({ id: chartId, category: 'mind', thumbnail: file.thumbnail }) ?? '',
      );
    });

    /** Asks for every picture, then for a list, and returns how many pictures were drawn before the list came. */
    const drawnBeforeTheList = async (image: Pictures['image'], look: string): Promise<number> => {
      const { pictures } = server.app;
      let [asked, drawn] = [0, 0];
      // None is drawn before all have come, or a slow machine would draw while it takes them in.
      const gate = Promise.withResolvers<undefined>();
      const count: Pictures['image'] = async (key, job) => {
        asked += 1;
        if (asked === ROWS) gate.resolve(undefined);
        await gate.promise;
        const bytes = await image(key, job);
        drawn += 1;
        return bytes;
      };
      Object.assign(server.app, { pictures: { ...pictures, image: count } });
      const sent = addresses.map((address) => read(address + look));
      await gate.promise;
      await person.client.lists.loadFiles({});
      const before = drawn;
      expect((await Promise.all(sent)).filter(({ status }) => status !== 200)).toEqual([]);
      Object.assign(server.app, { pictures });
      return before;
    };

    it('hold up no other call', async () => {
      const { pictures } = server.app;
      expect(await drawnBeforeTheList(pictures.image, '')).toBeLessThan(ROWS);
      const inThread: Pictures['image'] = async (_key, job) => {
        const made = await job();
        if (made.kind !== 'thumbnail' || !('text' in made.definition)) throw new TypeError('Another job.');
        return new Resvg(drawDefinition(JSON.parse(made.definition.text), 'mind')).render().asPng();
      };
      expect(await drawnBeforeTheList(inThread, '&size=2x')).toBe(ROWS);
    });
  });
};
