import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A pair of RSA keys. */
export interface RsaKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** Creates a pair of RSA keys of the length that gateways ask for. */
export const createRsaKeys = (): RsaKeys => generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** Writes a private key as the file that a setting names. */
export const pemOf = ({ privateKey }: Pick<RsaKeys, 'privateKey'>): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Writes a public key as the file that a setting names. */
export const publicPemOf = ({ publicKey }: Pick<RsaKeys, 'publicKey'>): string =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString();

const tagged = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? Buffer.from([body.length])
      : Buffer.from([0x82, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
};

const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

const nameOf = (text: string): Buffer =>
  tagged(0x30, tagged(0x31, tagged(0x30, COMMON_NAME, tagged(0x0c, Buffer.from(text)))));

/** Signs a certificate of a key by itself, as the platform's certificates are read: version 1, good until 2049. */
export const certificateOf = ({ publicKey, privateKey }: RsaKeys, serial: string): string => {
  const [from, to] = ['240101000000Z', '490101000000Z'].map((time) => tagged(0x17, Buffer.from(time)));
  const content = tagged(
    0x30,
    tagged(0x02, Buffer.from(serial, 'hex')),
    SHA256_RSA,
    nameOf('fake platform'),
    tagged(0x30, from ?? Buffer.alloc(0), to ?? Buffer.alloc(0)),
    nameOf('fake platform'),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', content, privateKey);
  const der = tagged(0x30, content, SHA256_RSA, tagged(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};
