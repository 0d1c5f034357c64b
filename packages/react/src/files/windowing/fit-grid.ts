/** Describes what decides the columns of the icon view, in CSS pixels. */
export interface GridShape {
  readonly width: number;
  readonly minCardWidth: number;
  readonly gap: number;
  /** Height of the part of a card below its picture. */
  readonly textHeight: number;
}

/** Describes the columns of the icon view. */
export interface GridGeometry {
  readonly columns: number;
  readonly cardWidth: number;
  /** Height of a row of cards with the gap below it. */
  readonly rowHeight: number;
}

/** Fits as many equal cards with a 16:10 picture into the width as their least width allows, one at least. */
export const fitGrid = ({ width, minCardWidth, gap, textHeight }: GridShape): GridGeometry => {
  const columns = Math.max(1, Math.floor((width + gap) / (minCardWidth + gap)));
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, cardWidth, rowHeight: Math.round((cardWidth * 10) / 16 + textHeight + gap) };
};
