/** The part of Fastify 5 that we use, since only tests/long installs it. */
declare module 'fastify' {
  interface Reply {
    readonly type: (type: string) => Reply;
    readonly send: (body: string) => Reply;
  }

  interface App {
    readonly get: (path: string, answer: (request: { readonly url: string }, reply: Reply) => Reply) => void;
    readonly listen: (where: { readonly host: string; readonly port: number }) => Promise<string>;
  }

  const fastify: () => App;
  export default fastify;
}
