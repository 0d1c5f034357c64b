import { cutText } from '@chartdock/text';
import { DRAWING_KINDS, drawText, titleOfText } from '@chartdock/ai';
import type { Drawing, DrawingKind, Session, WritingState } from '@chartdock/ai';
import type { JSX } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { contentId } from '../foundation/app/content-id.ts';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { SegmentedControl } from '../foundation/primitives/SegmentedControl.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import { AskPanel } from './AskPanel.tsx';
import { DrawingPreview } from './DrawingPreview.tsx';
import { useScreenAround } from './frame/useScreenAround.ts';
import { NoDrawing } from './NoDrawing.tsx';
import { SaveDrawing } from './SaveDrawing.tsx';
import { aiTexts } from './texts/ai-texts.ts';
import { TextPanel } from './TextPanel.tsx';
import { useKeptText } from './useKeptText.ts';
import { useThrottled } from './useThrottled.ts';
import { usePower } from './usePower.ts';
import { useWriting } from './useWriting.ts';

/** How often a drawing follows its text, in milliseconds. */
const DRAW_EVERY_MS = 180;
/** Longest name that is taken from a wish. */
const NAME_LENGTH = 40;

type Drawn = Extract<Drawing, { status: 'drawn' }>;

const all = (state: WritingState): WritingState => state;

/** Draws a text; the last drawing of the same kind stays, as something old, while a line is wrong. */
const useDrawing = (text: string, kind: DrawingKind, title: string) => {
  const shown = useThrottled(
    useMemo(() => ({ text, kind, title }), [text, kind, title]),
    DRAW_EVERY_MS,
  );
  const drawing = useMemo(() => drawText(shown.text, shown.kind, shown.title), [shown]);
  const last = useRef<Drawn & { readonly kind: DrawingKind }>(undefined);
  if (drawing.status === 'drawn') last.current = { ...drawing, kind: shown.kind };
  const isKept = drawing.status !== 'empty' && last.current?.kind === shown.kind;
  return { drawing, drawn: isKept ? last.current : undefined };
};

/** A line that has only begun would be drawn as something else. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

const Workbench = ({ userId }: { readonly userId: string }): JSX.Element => {
  const t = useT(aiTexts);
  const headingId = useId();
  const [kind, setKind] = useState<DrawingKind>('mind');
  const [text, setText] = useKeptText(userId, 'text');
  const [prompt, setPrompt] = useKeptText(userId, 'wish');
  const [folderId, setFolderId] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const writing = useWriting();
  const state = useStore(writing, all);
  const [power, readPower] = usePower();
  const [replaced, setReplaced] = useState('');
  const session = useRef<string>(undefined);
  const begin = (next: Session): void => {
    setFolderId(next.folderId);
    const isNew = session.current !== undefined && session.current !== next.session;
    session.current = next.session;
    if (!isNew) return;
    writing.reset();
    setText('');
    setReplaced('');
    setPrompt('');
    setIsSaving(false);
  };
  const openFile = useScreenAround(begin);
  const putText = (next: string): void => {
    setReplaced(text);
    setText(next);
  };
  const ask = async (how: 'write' | 'change'): Promise<void> => {
    await writing.start({ purpose: kind, prompt, ...(how === 'change' && { text }) });
    const ended = writing.getState();
    if (ended.status === 'idle' || ended.status === 'writing') return;
    if (ended.text !== '') putText(ended.text);
    readPower();
  };
  const isBusy = state.status === 'writing';
  const current = isBusy ? state.text : text;
  const untitled = t('ai.untitled');
  const name = titleOfText(current) ?? (cutText(prompt.trim(), NAME_LENGTH) || untitled);
  const { drawing, drawn } = useDrawing(isBusy ? wholeLines(current) : current, kind, name);
  // A line that is still being written is no fault.
  const faults = drawing.status === 'refused' && !isBusy ? drawing.faults : [];
  return (
    <div className="cd-ai">
      <main id={contentId} className="cd-ai__panel" tabIndex={-1} aria-labelledby={headingId}>
        <div className="cd-ai__head">
          <h1 id={headingId} className="cd-ai__heading">
            {t('ai.heading')}
          </h1>
          <p className="cd-ai__lead">{t('ai.lead')}</p>
        </div>
        <div className="cd-ai__kinds">
          <SegmentedControl
            label={t('ai.kind')}
            value={kind}
            segments={DRAWING_KINDS.map((value) => ({ value, label: t(`ai.kind.${value}`) }))}
            onChange={setKind}
          />
        </div>
        <AskPanel
          power={power}
          state={state}
          prompt={prompt}
          onPrompt={setPrompt}
          hasText={text.trim() !== ''}
          onAsk={(how) => void ask(how)}
          onStop={writing.stop}
          onTakeBack={replaced.trim() === '' ? undefined : () => putText(replaced)}
        />
        <TextPanel kind={kind} text={current} onText={setText} faults={faults} isBusy={isBusy} />
      </main>
      <section className="cd-ai__preview" aria-label={t('ai.preview')}>
        <div className="cd-ai__bar">
          <Button
            look="primary"
            disabled={isBusy || drawing.status !== 'drawn'}
            onClick={() => setIsSaving(true)}
          >
            {t('ai.save')}
          </Button>
        </div>
        {drawn === undefined ? (
          <NoDrawing faults={faults} />
        ) : (
          <DrawingPreview
            definition={drawn.definition}
            label={t('ai.stage', { kind: t(`ai.kind.${drawn.kind}`) })}
            isOld={drawing.status !== 'drawn'}
          />
        )}
      </section>
      {isSaving && (
        <SaveDrawing
          text={text}
          kind={kind}
          name={name}
          folderId={folderId}
          onSaved={openFile}
          onClose={() => setIsSaving(false)}
        />
      )}
    </div>
  );
};

/** Turns the text of an AI endpoint, or a pasted one, into a drawing and a file. It stands in the frame of {@link AiCreateScreen}. */
export const AiPageScreen = (): JSX.Element | null => {
  const account = useAccount();
  return account.status === 'signedIn' ? <Workbench userId={account.info.userId} /> : null;
};
