import { render } from 'lit-html';
import type { Catalog } from '../copy/listed.ts';
import { keepInAddress } from '../layout/browser.ts';
import { openTool } from '../layout/tool.ts';
import { replacePath } from '../paths.ts';
import { startChoosing } from '../search/choose-actuator.ts';
import { SENTENCE } from '../search/found.ts';
import { candidatesFor, FIT_NAMES, type Candidates, type FitName } from './candidates.ts';
import { replaceView, type Replacing } from './view.ts';

/** Shows what could replace the actuator that the address names. */
export async function startReplace(): Promise<void> {
  const tool = await openTool('replace');
  if (tool === null) return;
  const { catalog, root, form, empty } = tool;
  const parameters = new URLSearchParams(location.search);
  const required = (parameters.get('must') ?? '').split(',');
  let shown = replacing(
    catalog,
    parameters.get('id'),
    FIT_NAMES.filter((name) => required.includes(name)),
  );
  const show = (next: Replacing): void => {
    shown = next;
    if (shown.actuator !== null) keepInAddress(addressOf(shown.actuator.id, shown.required));
    empty.hidden = shown.actuator !== null;
    render(replaceView(shown, { require: toggle }), root);
  };
  const toggle = (name: FitName): void => {
    const next = FIT_NAMES.filter((other) => shown.required.includes(other) !== (other === name));
    show(replacing(catalog, shown.actuator?.id ?? null, next));
  };
  startChoosing(form, (id) => show(replacing(catalog, id, shown.required)), ['actuator', SENTENCE]);
  show(shown);
}

const NONE: Candidates = { successors: [], others: [] };

function replacing(catalog: Catalog, id: string | null, required: readonly FitName[]): Replacing {
  const actuator = catalog.actuators.find((one) => one.id === id) ?? null;
  const candidates = actuator === null ? NONE : candidatesFor(catalog, actuator, required);
  return { catalog, actuator, candidates, required, notFound: actuator === null ? id : null };
}

const addressOf = (id: string, required: readonly FitName[]): string =>
  `${replacePath(id)}${required.length === 0 ? '' : `&must=${required.join(',')}`}`;
