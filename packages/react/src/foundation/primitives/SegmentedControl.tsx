import type { JSX, KeyboardEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** Describes one choice of a segmented control. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Path of an interface icon shown instead of the text. */
  readonly icon?: string;
}

/** Properties of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> {
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  /** Names the group. */
  readonly label: string;
  readonly onChange: (value: Value) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Draws a small set of choices of which one is on, such as list and icon view (LIST-01, LIST-02). */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>): JSX.Element => {
  const { segments, value, label, onChange } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = segments.findIndex((segment) => segment.value === value);
    const next = (at + step + segments.length) % segments.length;
    const target = segments[next];
    if (target === undefined) return;
    onChange(target.value);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className="cd-segments" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          className="cd-segments__item"
          aria-checked={segment.value === value}
          aria-label={segment.icon === undefined ? undefined : segment.label}
          data-cd-tip={segment.icon === undefined ? undefined : segment.label}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon === undefined ? segment.label : <Icon of={segment.icon} />}
        </button>
      ))}
    </div>
  );
};
