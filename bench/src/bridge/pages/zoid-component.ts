import { create } from 'zoid';

/** Describes the frame to zoid, which wants the same description at both ends. */
export const createFrameComponent = (origin: string): ReturnType<typeof create> =>
  create({
    tag: 'bench-frame',
    url: `${origin}/guest/zoid`,
    domain: origin,
    props: { get: { type: 'function' } },
  });
