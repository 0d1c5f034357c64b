import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd?: number;
}

interface Attributes {
  readonly mode?: number;
}

type MadeNode = readonly [parent: object, name: string, mode: number, device: number];

interface NodeFileSystem {
  readonly stream_ops?: { fsync?: (file: OpenFile) => number };
  readonly node_ops?: {
    mknod: (...node: MadeNode) => object;
    setattr: (node: object, attributes: Attributes) => void;
  };
}

const OTHERS = 0o077;

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
    closeToOthers(mod.NODEFS?.node_ops);
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

/** Lets everything be made for its owner only: the engine asks for 0666, and the umask of the process does not reach it. */
const closeToOthers = (nodes: NodeFileSystem['node_ops']): void => {
  if (nodes === undefined) return;
  const { mknod, setattr } = nodes;
  nodes.mknod = (...[parent, name, mode, device]) => mknod(parent, name, mode & ~OTHERS, device);
  nodes.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
    );
};
