/** The style of the modal, inside its shadow tree. One line: it is part of the partner script. */
export const MODAL_STYLE = [
  ':host{all:initial}',
  'dialog{--s:#fff;--t:#1f2329;--l:#e5e6eb;position:fixed;inset:0;z-index:2147483000;display:flex;box-sizing:border-box;width:100vw;height:100%;max-width:none;max-height:none;padding:24px;border:0;background:#0f121980;font:600 15px system-ui,sans-serif}',
  'dialog[data-theme=dark]{--s:#1d2027;--t:#e8eaed;--l:#343944}',
  '@media(prefers-color-scheme:dark){dialog[data-theme=auto]{--s:#1d2027;--t:#e8eaed;--l:#343944}}',
  'div{display:flex;flex-direction:column;width:1080px;height:100%;max-width:100%;max-height:680px;margin:auto;border-radius:12px;background:var(--s);color:var(--t);overflow:hidden}',
  'header{display:flex;align-items:center;padding:6px 8px 6px 20px;border-bottom:1px solid var(--l)}',
  'span{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
  'button{width:36px;height:36px;padding:0;border:0;border-radius:6px;background:none;color:inherit;font:22px system-ui;cursor:pointer}',
  'button:hover{background:var(--l)}',
  'main{flex:1;min-height:0}',
  'main[aria-busy]{background:radial-gradient(circle,var(--l) 8px,transparent 9px)}',
  '@media(max-width:640px){dialog{padding:0}div{max-height:none;border-radius:0}}',
].join('');
