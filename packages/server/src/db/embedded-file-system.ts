import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd?: number;
}

interface NodeFileSystem {
  readonly stream_ops?: { fsync?: (file: OpenFile) => number };
}

/** Adds a real fsync to PGlite's Node file system, which as shipped answers fsync without doing it. */
export class DurableFileSystem extends NodeFS {
  /** Counts the fsync calls that reached the operating system. */
  fsyncs = 0;
  readonly #onFailure: () => never;

  constructor(folder: string, onFailure: () => never) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: object) => this.#install(mod)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #install(mod: { NODEFS?: NodeFileSystem }): void {
    const operations = mod.NODEFS?.stream_ops;
    // Another release of PGlite may keep it elsewhere; the check at every start then refuses.
    if (operations === undefined) return;
    operations.fsync = (file) => this.#fsync(file);
  }

  #fsync(file: OpenFile): number {
    try {
      if (file.nfd === undefined) throw new Error('fsync of a file that is not open');
      fsyncSync(file.nfd);
    } catch {
      this.#onFailure();
    }
    this.fsyncs += 1;
    return 0;
  }
}
