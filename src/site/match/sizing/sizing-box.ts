import './sizing.css';
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Loads, SizingInput, SizingStep } from '../../../query/sizing/sized.ts';
import { SIZINGS, type Sizing } from '../../../query/sizing/sizings.ts';
import { readNumber, readTyped } from '../../filter/quantity.ts';
import { counted, figureText, numberText } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';

/** What a box can do to the page around it. */
interface SizingHost {
  /** Draws the page again. */
  readonly redraw: () => void;
  /** Asks for an actuator that gives the points of a joint. */
  readonly use: (sized: Loads) => void;
}

/** The box that turns what a designer knows of a joint into points. */
export interface SizingBox {
  readonly view: () => TemplateResult;
}

const ALL: Readonly<Record<string, Sizing>> = SIZINGS;

/** Opens the box with the first joint's example. */
export function openSizingBox({ redraw, use }: SizingHost): SizingBox {
  let shown = Object.keys(ALL)[0] ?? '';
  const texts = new Map<string, string>();
  const choose = (name: string): void => {
    shown = name;
    redraw();
  };
  const type = (name: string, text: string): void => {
    texts.set(name, text);
    redraw();
  };
  return {
    view() {
      const sizing = ALL[shown];
      if (sizing === undefined) return html``;
      return html`
        <section class="card stack sizing no-print" aria-label="Size a joint">
          <div class="joined" role="group" aria-label="Joint">
            ${Object.entries(ALL).map(
              ([name, { title }]) => html`
                <button type="button" aria-pressed=${name === shown} @click=${() => choose(name)}>${title}</button>
              `,
            )}
          </div>
          ${sizingView(sizing, { texts, type, use })}
        </section>
      `;
    },
  };
}

interface SizingView extends Pick<SizingHost, 'use'> {
  /** What was typed, by the names of inputs. */
  readonly texts: ReadonlyMap<string, string>;
  readonly type: (name: string, text: string) => void;
}

function sizingView(sizing: Sizing, { texts, type, use }: SizingView): TemplateResult {
  const inputText = (name: string, input: SizingInput): string => texts.get(name) ?? exampleText(input);
  const figure = (name: string): number => figureIn(sizing.inputs[name], (input) => inputText(name, input));
  return html`
    <div class="card-grid">
      ${Object.entries(sizing.inputs).map(([name, input]) =>
        inputView(input, {
          text: inputText(name, input),
          fault: faultOf(input, figure(name)),
          type: (text) => type(name, text),
        }),
      )}
    </div>
    ${resultView(sizing, figure, use)}
  `;
}

const exampleText = ({ example, symbol, isOptional = false }: SizingInput): string =>
  isOptional ? '' : `${numberText(example)}${symbol === '' || symbol === '°' ? symbol : ` ${symbol}`}`;

/** The figure that a text means, in the unit of its input; NaN where it is empty or cannot be read. */
function figureIn(input: SizingInput | undefined, inputText: (input: SizingInput) => string): number {
  if (input === undefined) return NaN;
  const { unit, symbol } = input;
  const text = inputText(input).trim();
  const read = unit === null ? readNumber(text.replace(symbol, '')) : readTyped(text, unit);
  return read ?? NaN;
}

/** What is wrong with a figure; null for nothing. */
function faultOf({ above, least, below, isOptional = false }: SizingInput, figure: number): string | null {
  if (Number.isNaN(figure)) return isOptional ? null : 'A number is needed.';
  if (above !== undefined && figure <= above) return `More than ${above} is needed.`;
  if (least !== undefined && figure < least) return `At least ${least} is needed.`;
  return below !== undefined && figure >= below ? `Less than ${below} is needed.` : null;
}

interface InputView {
  readonly text: string;
  readonly fault: string | null;
  readonly type: (text: string) => void;
}

const inputView = ({ label, example, symbol, isOptional }: SizingInput, { text, fault, type }: InputView) => html`
  <label class="field">
    <span>${label}${isOptional === true ? ' (optional)' : ''}</span>
    <input
      autocomplete="off"
      placeholder="${example} ${symbol}"
      aria-invalid=${fault === null ? nothing : 'true'}
      .value=${live(text)}
      @input=${onValue(type)}
    />
    ${fault === null ? nothing : html`<small class="fault">${fault}</small>`}
  </label>
`;

function resultView({ inputs, rule, size }: Sizing, figure: (name: string) => number, use: (sized: Loads) => void) {
  if (Object.entries(inputs).some(([name, input]) => faultOf(input, figure(name)) !== null)) return nothing;
  const sized = size(figure);
  if (sized === null) return html`<p class="fault" role="alert">${rule}</p>`;
  const points = sized.peak.length + sized.rated.length;
  return html`
    <ol class="sizing-steps">
      ${sized.steps.map(stepView)}
    </ol>
    <button type="button" class="button primary" ?disabled=${points === 0} @click=${() => use(sized)}>
      Match ${counted(points, 'point')}
    </button>
  `;
}

const stepView = ({ says, formula, numbers, value, unit }: SizingStep): TemplateResult => html`
  <li>${says}: <span class="formula">${formula}</span> = ${numbers} = <strong>${figureText(value, unit)}</strong></li>
`;
