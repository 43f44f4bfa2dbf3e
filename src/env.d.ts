/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What the foot of every page tells; see `middleware.ts`. */
    imprint: {
      readonly repositoryUrl: string | null;
      readonly contact: string | null;
      readonly issuesUrl: string | null;
      readonly version: string;
      /** The day of its release; null for a state that is not released. */
      readonly released: string | null;
    };
  }
}
