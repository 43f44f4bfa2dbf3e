import { html, render } from 'lit-html';
import type { PlotCaption } from './export-plot.ts';

/** Formats of an exported plot; their code is loaded when a button is pressed. */
const EXPORTS = ['SVG', 'PNG', 'Copy BibTeX'] as const;

/** The buttons that take a plot away as a file or cite it. */
export const exportButtons = (caption: () => Pick<PlotCaption, 'title' | 'address'>) =>
  html`<div class="row plot-export no-print">
    ${EXPORTS.map(
      (name) =>
        html`<button type="button" @click=${(event: Event) => void press(event, name, caption())}>
          ${name}
        </button>`,
    )}
    <span class="note" role="status"></span>
  </div>`;

async function press(
  { currentTarget }: Event,
  name: (typeof EXPORTS)[number],
  caption: Pick<PlotCaption, 'title' | 'address'>,
): Promise<void> {
  const button = currentTarget instanceof HTMLElement ? currentTarget : null;
  const plots = [...(button?.closest('.plot-holder')?.querySelectorAll('svg.plot') ?? [])];
  // A picture is drawn for a wide window and for a phone: the one that is seen is taken.
  const plot = plots.find((one) => one.getBoundingClientRect().width > 0);
  if (!(plot instanceof SVGSVGElement)) return;
  const { PLOT_EXPORTS } = await import('./export-plot.ts');
  const { version = '' } = document.querySelector<HTMLElement>('[data-version]')?.dataset ?? {};
  const message = await PLOT_EXPORTS[name](plot, { ...caption, version, date: dateShown() });
  const status = button?.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = message;
}

/** The day from which the page is, `2026-11-24`: browsers give it as `11/24/2026 10:00:00`. */
const dateShown = (): string => document.lastModified.replace(/^(\d\d)\/(\d\d)\/(\d{4}).*$/, '$3-$1-$2');

/** Puts the buttons below each plot of a page that was drawn when it was built. */
export function startExporting(): void {
  for (const holder of document.querySelectorAll<HTMLElement>('.plot-holder .plot-tools')) {
    const title =
      holder.closest('.plot-holder')?.querySelector('svg.plot')?.getAttribute('aria-label') ?? document.title;
    render(
      exportButtons(() => ({ title, address: location.href })),
      holder,
    );
  }
}
