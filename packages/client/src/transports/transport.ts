/** Request of a transport. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Aborted when nobody waits for the response any more. */
  readonly signal: AbortSignal;
}

/** Response of a transport; the standard `Response` is one. */
export interface TransportResponse {
  readonly status: number;
  text(): Promise<string>;
}

/** Carries one request to a server and its response back. Rejects when none came. */
export interface Transport {
  send(request: TransportRequest): Promise<TransportResponse>;
}
