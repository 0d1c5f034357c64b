/** @jsxImportSource preact */
// The limit of the picker: the code of a person who needs only this list, and nothing that makes it a product.
import { Component, render } from 'preact';
import './hand-written.css';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly isFolder: boolean;
  readonly modified: number;
}

const ROW_HEIGHT = 44;
const LIST = '/api/personal/folder/load_files?folderId=root&page=1&pageSize=100';

// The browser's own way of writing dates costs more than all other scripts of this page.
const daysAgo = (time: number): string => `${Math.floor((Date.now() - time) / 86_400_000)} d ago`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const recordsOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const rowsOf = (answer: unknown): readonly Row[] =>
  recordsOf(isRecord(answer) && isRecord(answer['data']) && answer['data']['rows']).map((entry) => ({
    id: String(entry['fileId']),
    title: String(entry['title']),
    isFolder: entry['fileType'] === 'folder',
    modified: Number(entry['lastModify']),
  }));

const Icon = ({ isFolder }: { readonly isFolder: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={isFolder ? 'M3 15V5h5l2 2h7v8z' : 'M5 3h7l3 3v11H5zM12 3v3h3'} />
  </svg>
);

interface PageState {
  readonly rows: readonly Row[];
  readonly shown: number;
  readonly picked: string | undefined;
}

class Page extends Component<{ readonly port: MessagePort; readonly token: string }, PageState> {
  override state: PageState = { rows: [], shown: Math.ceil(innerHeight / ROW_HEIGHT) + 4, picked: undefined };

  override componentDidMount(): void {
    void this.load();
  }

  async load(): Promise<void> {
    const answer = await fetch(LIST, { headers: { token: this.props.token } });
    this.setState({ rows: rowsOf(await answer.json()) });
  }

  override render() {
    const { port } = this.props;
    const { rows, shown, picked } = this.state;
    return (
      <main>
        <h1>Choose a file</h1>
        <div
          class="list"
          role="grid"
          aria-rowcount={rows.length}
          onScroll={() => this.setState({ shown: rows.length })}
        >
          <div style={{ height: `${rows.length * ROW_HEIGHT}px` }}>
            {rows.slice(0, shown).map(({ id, title, isFolder, modified }) => (
              <div
                key={id}
                class="row"
                role="row"
                tabIndex={-1}
                aria-selected={picked === id}
                onClick={() => this.setState({ picked: id })}
              >
                <span role="gridcell">
                  <input type="checkbox" checked={picked === id} aria-label={title} />
                </span>
                <span role="gridcell" class="name">
                  <Icon isFolder={isFolder} />
                  <span title={title}>{title}</span>
                </span>
                <span role="gridcell">Me</span>
                <span role="gridcell">{daysAgo(modified)}</span>
              </div>
            ))}
          </div>
        </div>
        <footer>
          <button onClick={() => port.postMessage({ cancel: true })}>Cancel</button>
          <button disabled={picked === undefined} onClick={() => port.postMessage({ picked })}>
            Choose
          </button>
        </footer>
      </main>
    );
  }
}

addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<{ readonly token: string }>) => {
  const place = document.querySelector('#page');
  if (source === parent && port !== undefined && place !== null)
    render(<Page port={port} token={data.token} />, place);
});
parent.postMessage('ready', `http://partner.localhost:${location.port}`);
