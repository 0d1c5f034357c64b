import { BlockList, isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Logger } from '../kernel/work/logger.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'] as const;

const near = new BlockList();
near.addSubnet('127.0.0.0', 8, 'ipv4');
near.addSubnet('10.0.0.0', 8, 'ipv4');
near.addSubnet('172.16.0.0', 12, 'ipv4');
near.addSubnet('192.168.0.0', 16, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return near.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

/** Tells the address of a forwarded request when nobody said to trust its sender; undefined for every other request. */
const untrustedPeer = (request: Request): string | undefined => {
  const { remoteAddress } = request.socket;
  // Of a trusted sender the address is the one that it forwards.
  if (remoteAddress === undefined || request.ip !== remoteAddress) return undefined;
  const last = request.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last !== remoteAddress && FORWARDED.some((name) => request.get(name) !== undefined)
    ? remoteAddress
    : undefined;
};

/**
 * Returns whether the address of a request is that of a proxy nearby that nobody said to trust. Everyone behind it has this
 * address, so that it says nothing about who asks. From further away the headers could be anyone's.
 */
export const isSharedAddress = (request: Request): boolean => {
  const peer = untrustedPeer(request);
  return peer !== undefined && isNear(peer);
};

/** Warns once in the log when forwarded headers come from a sender that is not among the trusted proxies. */
export const createProxyWarning = (logger: Logger): RequestHandler => {
  let isSaid = false;
  return (request, _response, next) => {
    const peer = isSaid ? undefined : untrustedPeer(request);
    if (peer !== undefined) {
      isSaid = true;
      logger.warn(
        { peer },
        'forwarded headers of an untrusted sender are ignored; name it in CHARTDOCK_TRUST_PROXY if it is your proxy',
      );
    }
    next();
  };
};
