declare module 'zoid' {
  interface Component {
    (props: Readonly<Record<string, unknown>>): { render: (element: HTMLElement) => Promise<void> };
  }
  interface ComponentOptions {
    readonly tag: string;
    readonly url: string;
    readonly domain: string;
    readonly props: Readonly<Record<string, { readonly type: string }>>;
  }
  export const create: (options: ComponentOptions) => Component;
}
