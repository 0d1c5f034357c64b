import { Server } from 'node:http';
import process from 'node:process';

// Loaded before the server by the negative control: every request leaves something behind.
const leakedBytes = Number(process.env['LEAKED_BYTES']);
const leaked: Buffer[] = [];

const { emit } = Server.prototype;
Server.prototype.emit = function leak(this: Server, event: string | symbol, ...values: unknown[]): boolean {
  if (event === 'request') leaked.push(Buffer.alloc(leakedBytes, 1));
  return Reflect.apply(emit, this, [event, ...values]) as boolean;
} as typeof emit;
