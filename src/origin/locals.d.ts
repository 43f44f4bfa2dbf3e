declare namespace App {
  interface Locals {
    /** Takes a finished document over, so that no response needs to carry it; absent where nothing stands in front of Astro. */
    readonly hand?: (document: import('../api/document.ts').Document) => void;
  }
}
