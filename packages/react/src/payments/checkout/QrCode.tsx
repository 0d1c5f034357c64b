import type { JSX } from 'react';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Properties of {@link QrCode}. */
export interface QrCodeProps {
  /** Text that a phone reads. */
  readonly text: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Names the picture. */
  readonly label: string;
}

/** Light modules around a code, without which scanners do not find it. */
const QUIET_ZONE = 2;

/** Draws a QR code as one path; dark on light in every theme, because scanners want it so. */
export const QrCode = ({ text, size, label }: QrCodeProps): JSX.Element => {
  const { modules, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { modules: data.length, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className="cd-qr"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
};
