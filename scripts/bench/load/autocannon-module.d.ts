/** The part of autocannon 9 that we use; it ships no types. */
declare module 'autocannon' {
  interface Request {
    readonly method?: string;
    readonly path?: string;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Each connection walks this list; `setupRequest` is called before every request. */
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  }

  const autocannon: (options: Options) => Promise<unknown>;
  export default autocannon;
}
