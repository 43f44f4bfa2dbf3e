declare namespace App {
  interface Locals {
    /** Takes over how the route answers, so that the next questions need no request; absent where nothing stands in front of Astro. */
    readonly hand?: (
      answer: (question: import('./documents/computed.ts').Question) => import('../api/document.ts').Document,
    ) => void;
  }
}
