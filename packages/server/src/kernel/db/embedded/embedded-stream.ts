import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** Carries one connection's wire-protocol bytes to the database worker and back; looks like a socket to `pg`. */
export class EmbeddedStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (answer: Uint8Array) => {
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
  }

  /** Reports the connection as made; there is nothing to reach. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Does nothing: there is no socket to set. */
  setNoDelay(): this {
    return this;
  }

  /** Does nothing: there is no socket to set. */
  setKeepAlive(): this {
    return this;
  }

  /** Keeps the process running while the connection is in use. */
  ref(): this {
    this.#port.ref();
    return this;
  }

  /** Lets the process end while the connection is idle. */
  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {
    // The worker pushes: there is nothing to ask for.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  #send(chunks: Buffer[]): void {
    // A Buffer may be a slice of a shared pool, so its own memory cannot be handed over.
    const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.#port.postMessage(bytes, [bytes.buffer]);
  }
}
