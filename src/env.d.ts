/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What the foot of every page tells; see `middleware.ts`. */
    imprint: import('./site/layout/imprint.ts').Imprint;
  }
}
