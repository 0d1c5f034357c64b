import type { JSX } from 'react';
import { useContext, useSyncExternalStore } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { CanvasSaver } from './saving.types.ts';

const timeText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);

/** Properties of {@link SavedState}. */
export interface SavedStateProps {
  readonly saver: CanvasSaver;
  readonly onReload: () => void;
  readonly onSignIn: () => void;
}

/** Says how safe the changes are, and offers a way on where they are not. It says “Saved” only once the server has. */
export const SavedState = ({ saver, onReload, onSignIn }: SavedStateProps): JSX.Element => {
  const t = useT(editorTexts);
  const { locale } = useContext(InterfaceContext);
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const words =
    state.status === 'readOnly'
      ? t(`saved.readOnly.${state.reason}`)
      : state.status !== 'saved'
        ? t(`saved.${state.status}`)
        : state.at === undefined
          ? t('saved.unchanged')
          : t('saved.saved', { time: timeText(state.at, locale) });
  return (
    <span className={`cd-saved cd-saved--${state.status}`}>
      <span role="status" className="cd-saved__text">
        {words}
      </span>
      {state.status === 'failed' && (
        <button type="button" className="cd-link-button" onClick={saver.retry}>
          {t('saved.retry')}
        </button>
      )}
      {state.status === 'signedOut' && (
        <button type="button" className="cd-link-button" onClick={onSignIn}>
          {t('saved.signIn')}
        </button>
      )}
      {(state.status === 'conflict' || (state.status === 'readOnly' && state.reason === 'newer')) && (
        <button type="button" className="cd-link-button" onClick={onReload}>
          {t(state.status === 'conflict' ? 'saved.merge' : 'saved.reload')}
        </button>
      )}
      {state.status === 'readOnly' && state.reason === 'otherTab' && (
        <button type="button" className="cd-link-button" onClick={saver.takeOver}>
          {t('saved.takeOver')}
        </button>
      )}
    </span>
  );
};
