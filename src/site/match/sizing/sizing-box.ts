import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Loads, SizingInput, SizingStep } from '../../../query/sizing/loads.ts';
import { SIZINGS, type Sizing } from '../../../query/sizing/sizings.ts';
import type { Box, BoxHost } from '../../finder/model.ts';
import { counted, figureText, numberText } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';
import { readNumber, readTyped, twoReadings } from '../../page-filters/read-figure.ts';

/** Opens the box that computes operating points from a designer's figures, with the first joint's example. */
export function openSizingBox({ show, use }: BoxHost): Box {
  let shown: Sizing = SIZINGS.arm;
  const texts = new Map<string, string>();
  const choose = (sizing: Sizing): void => {
    shown = sizing;
    show({});
  };
  const type = (name: string, text: string): void => {
    texts.set(name, text);
    show({});
  };
  return () => html`
    <section class="card stack sizing no-print" aria-label="Size a joint">
      <div class="joined" role="group" aria-label="Joint">
        ${Object.values<Sizing>(SIZINGS).map(
          (sizing) => html`
            <button type="button" aria-pressed=${sizing === shown} @click=${() => choose(sizing)}>
              ${sizing.title}
            </button>
          `,
        )}
      </div>
      ${sizingView(shown, { texts, type, use })}
    </section>
  `;
}

interface SizingView extends Pick<BoxHost, 'use'> {
  /** Typed texts, by name of input. */
  readonly texts: ReadonlyMap<string, string>;
  readonly type: (name: string, text: string) => void;
}

function sizingView({ inputs, rule, size }: Sizing, { texts, type, use }: SizingView) {
  const figures = new Map<string, number>();
  const figure = (name: string): number => figures.get(name) ?? NaN;
  const boxes = Object.entries(inputs).map(([name, input]) => {
    const text = texts.get(name) ?? exampleText(input);
    figures.set(name, figureIn(input, text));
    return {
      input,
      text,
      error: errorOf(input, text, figure(name)),
      type: (next: string) => type(name, next),
    };
  });
  return html`
    <div class="card-grid">${boxes.map(inputView)}</div>
    ${boxes.every(({ error }) => error === null) ? resultView(size(figure), rule, use) : nothing}
  `;
}

const exampleText = ({ example, symbol, isOptional = false }: SizingInput): string =>
  isOptional ? '' : `${numberText(example)}${symbol === '' || symbol === '°' ? symbol : ` ${symbol}`}`;

/** The figure that a text means, in the unit of its input; NaN where it is empty or cannot be read. */
const figureIn = (input: SizingInput, text: string): number =>
  (input.unit === null ? readNumber(bare(input, text)) : readTyped(text, input.unit)) ?? NaN;

/** A text without the symbol of its input, if that is not a unit of the catalog. */
const bare = ({ unit, symbol }: SizingInput, text: string): string =>
  unit === null ? text.replace(symbol, '') : text;

/** Error message for an input; null when it is valid. */
function errorOf(input: SizingInput, text: string, figure: number): string | null {
  const { above, least, below, most, isOptional } = input;
  if (isOptional === true && text.trim() === '') return null;
  if (Number.isNaN(figure)) return twoReadings(bare(input, text), input.unit) ?? 'Enter a number.';
  if (above !== undefined && figure <= above) return `Enter more than ${above}.`;
  if (least !== undefined && figure < least) return `Enter at least ${least}.`;
  if (most !== undefined && figure > most) return `Enter at most ${most}.`;
  return below !== undefined && figure >= below ? `Enter less than ${below}.` : null;
}

interface InputBox {
  readonly input: SizingInput;
  readonly text: string;
  readonly error: string | null;
  readonly type: (text: string) => void;
}

const inputView = ({ input: { label, example, symbol, isOptional }, text, error, type }: InputBox) => html`
  <label class="field">
    <span>${label}${isOptional === true ? ' (optional)' : ''}</span>
    <input
      autocomplete="off"
      placeholder="${example} ${symbol}"
      aria-invalid=${error === null ? nothing : 'true'}
      .value=${live(text)}
      @input=${onValue(type)}
    />
    ${error === null ? nothing : html`<small class="error">${error}</small>`}
  </label>
`;

function resultView(sized: Loads | null, rule: Sizing['rule'], use: BoxHost['use']) {
  if (sized === null) return html`<p class="error" role="alert">${rule}</p>`;
  const points = sized.peak.length + sized.rated.length;
  return html`
    <ol class="sizing-steps">
      ${sized.steps.map(stepView)}
    </ol>
    <button type="button" class="button primary" ?disabled=${points === 0} @click=${() => use(sized)}>
      Find actuators for ${counted(points, 'operating point')}
    </button>
  `;
}

const stepView = ({ says, formula, numbers, value, unit }: SizingStep) => html`
  <li>
    ${says}: <span class="formula">${formula}</span> = ${numbers} =
    <strong>${figureText(value, unit)}</strong>
  </li>
`;
