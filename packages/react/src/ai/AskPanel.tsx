import type { WritingState } from '@chartdock/ai';
import { AI_PROMPT_LENGTH } from '@chartdock/contract';
import type { JSX, KeyboardEvent } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { infoIcon, alertIcon } from '../foundation/icons/interface-icons.ts';
import { Icon } from '../foundation/icons/Icon.tsx';
import { Button } from '../foundation/primitives/Button.tsx';
import { TextArea } from '../foundation/primitives/fields/TextArea.tsx';
import { aiTexts } from './texts/ai-texts.ts';
import type { AiTextKey } from './texts/ai-texts.ts';
import type { Power } from './usePower.ts';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link AskPanel}. */
export interface AskPanelProps {
  readonly power: Power;
  readonly state: WritingState;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  /** Whether there is a text that could be changed. */
  readonly hasText: boolean;
  /** `change` gives the text along. */
  readonly onAsk: (how: 'write' | 'change') => void;
  readonly onStop: () => void;
  /** Puts back the text that was there before the last writing, and that one again the next time; undefined where none was. */
  readonly onTakeBack?: (() => void) | undefined;
}

const OFF: ReadonlyMap<string, AiTextKey> = new Map([
  ['not_configured', 'ai.off.not_configured'],
  ['restricted', 'ai.off.restricted'],
  ['used_up', 'ai.off.used_up'],
]);

const offTextOf = (power: Power): AiTextKey | undefined => {
  if (power === 'loading') return undefined;
  if (power === 'unknown') return 'ai.off.unknown';
  if (power.allowed) return undefined;
  return OFF.get(power.reason ?? '') ?? 'ai.off.unknown';
};

/** Says how far the writing is, to those who listen as well. */
const Progress = ({ state, power }: Pick<AskPanelProps, 'state' | 'power'>): JSX.Element => {
  const t = useT(aiTexts);
  const remaining = typeof power === 'object' ? power.remaining : undefined;
  if (state.status === 'failed')
    return (
      <p className="cd-ai__said cd-ai__said--wrong" role="alert">
        <Icon of={alertIcon} size={16} />
        <span>{t(`ai.problem.${state.problem}`)}</span>
      </p>
    );
  const said = {
    idle: remaining === undefined ? '' : t('ai.remaining', { n: String(remaining) }),
    writing: t('ai.writing'),
    written: state.status === 'written' && !state.isWhole ? t('ai.cut') : t('ai.written'),
    stopped: t('ai.stopped'),
  }[state.status];
  return (
    <p className="cd-ai__said" role="status">
      {said}
    </p>
  );
};

/** Asks for a wish, or says why nothing can be written. */
export const AskPanel = (props: AskPanelProps): JSX.Element | null => {
  const { power, state, prompt, onPrompt, hasText, onAsk, onStop, onTakeBack } = props;
  const t = useT(aiTexts);
  const off = offTextOf(power);
  const isBusy = state.status === 'writing';
  const isEmpty = prompt.trim() === '';
  if (power === 'loading') return null;
  // A text that was the last one may still be on its way, or say how it ended.
  if (off !== undefined && state.status === 'idle')
    return (
      <p className="cd-ai__off" role="note">
        <Icon of={infoIcon} size={16} />
        <span>{t(off)}</span>
      </p>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!isEmpty && !isBusy) onAsk('write');
  };
  return (
    <div className="cd-ai__ask" onKeyDown={onKeyDown}>
      <TextArea
        label={t('ai.prompt')}
        value={prompt}
        onChange={onPrompt}
        maxLength={AI_PROMPT_LENGTH}
        countText={(used, max) => t('ai.count', { n: String(used), max: String(max) })}
        placeholder={t('ai.promptHint')}
        rows={3}
      />
      <div className="cd-ai__row">
        {isBusy ? (
          <Button look="primary" onClick={onStop}>
            {t('ai.stop')}
          </Button>
        ) : (
          <>
            <Button look="primary" disabled={isEmpty} onClick={() => onAsk('write')}>
              {t(state.status === 'idle' ? 'ai.write' : 'ai.again')}
            </Button>
            <Button disabled={isEmpty || !hasText} onClick={() => onAsk('change')}>
              {t('ai.change')}
            </Button>
            {onTakeBack !== undefined && (
              <Button look="ghost" onClick={onTakeBack}>
                {t('ai.takeBack')}
              </Button>
            )}
          </>
        )}
      </div>
      <Progress state={state} power={power} />
    </div>
  );
};
