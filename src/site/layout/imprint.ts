/** Who runs the service, where its files are kept, and the edition of the catalog from which its pages were made. */
interface Imprint {
  readonly repositoryUrl: string | null;
  readonly contact: string | null;
  readonly version: string;
}
