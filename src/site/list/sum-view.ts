import { html, type TemplateResult } from 'lit-html';

/** A figure of all motors together, below its title. */
export const sumView = (title: string, value: TemplateResult | number | string, isPrinted = true) => html`
  <div class=${isPrinted ? '' : 'no-print'}>
    <dt>${title}</dt>
    <dd>${value}</dd>
  </div>
`;
