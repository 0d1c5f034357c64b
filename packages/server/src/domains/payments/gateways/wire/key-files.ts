import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '../../../../kernel/config/config.ts';

/** A file that a setting names. */
export interface KeyFile {
  /** Name of the setting. */
  readonly setting: string;
  readonly path: string;
  /** Kind of the file and its source, for the message. */
  readonly meaning: string;
}

/** Reads a file that a setting names. Throws a ConfigError that describes the expected file. */
export const readKeyFile = ({ setting, path, meaning }: KeyFile): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`${setting} names a file that cannot be read (${path}): it should be ${meaning}.`);
  }
};

/** Alipay's tools write keys as bare base64, without the lines of a PEM file. */
const withLines = (text: string, label: string): string =>
  text.includes('-----BEGIN')
    ? text
    : `-----BEGIN ${label}-----\n${(text.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;

const readKey = (file: KeyFile, labels: readonly string[], create: (pem: string) => KeyObject): KeyObject => {
  const text = readKeyFile(file);
  for (const label of labels)
    try {
      const key = create(withLines(text, label));
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Tried as the next kind.
    }
  throw new ConfigError(`${file.setting} names a file that holds no RSA key: it should be ${file.meaning}.`);
};

/** Reads our private key, PKCS#8 or PKCS#1, as PEM or bare base64. Throws a ConfigError; no message holds anything of the file. */
export const readPrivateKey = (file: KeyFile): KeyObject =>
  readKey(file, ['PRIVATE KEY', 'RSA PRIVATE KEY'], createPrivateKey);

/** Reads a gateway's public key, as PEM or bare base64. Throws a ConfigError. */
export const readPublicKey = (file: KeyFile): KeyObject => {
  // Node would make the public half of a private key.
  if (readKeyFile(file).includes('PRIVATE KEY'))
    throw new ConfigError(
      `${file.setting} names a file that holds a private key: it should be ${file.meaning}.`,
    );
  return readKey(file, ['PUBLIC KEY'], createPublicKey);
};
