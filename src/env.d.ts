/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The details at the foot of every page; see `middleware.ts`. */
    imprint: Pick<import('./config.ts').Config, 'repositoryUrl' | 'operator' | 'contact' | 'issuesUrl'> &
      Pick<import('./catalog/records/release.ts').Edition, 'version' | 'released'>;
  }
}
