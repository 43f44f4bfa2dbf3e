import { render } from 'lit-html';
import { COMPARE_IDS } from '../../limits.ts';
import { choice } from '../../query/parameters/kinds.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { copyAndTell, keepInAddress } from '../layout/browser.ts';
import { openTool, startChoosing } from '../layout/tool.ts';
import { comparePath } from '../paths.ts';
import { idsOf } from './rows.ts';
import { compareView, type CompareActions, type CompareModel } from './view.ts';

/** Draws the comparison that the address names, and keeps the address as actuators come and go. */
export async function startCompare(): Promise<void> {
  const tool = await openTool('compare');
  if (tool === null) return;
  const { catalog, root, form, empty } = tool;
  const parameters = new URLSearchParams(location.search);
  let shown: CompareModel = {
    catalog,
    ...lookUp(catalog, idsOf(parameters)),
    onlyDifferent: parameters.get('rows') === 'different',
    errors: [],
    message: '',
  };
  const show = (next: Partial<CompareModel>): void => {
    shown = { ...shown, ...next };
    empty.hidden = shown.actuators.length > 0;
    form.hidden = shown.actuators.length >= COMPARE_IDS.most;
    keepInAddress(addressOf(shown));
    render(compareView(shown, actions), root);
  };
  const chosen = (): string[] => shown.actuators.map(({ id }) => id);
  const choose = (ids: readonly string[]): void => show({ ...lookUp(catalog, ids), errors: [], message: '' });
  const actions: CompareActions = {
    remove: (id) => choose(chosen().filter((other) => other !== id)),
    toggle: () => show({ onlyDifferent: !shown.onlyDifferent }),
    share: () => void copyAndTell(location.href, 'Link').then((message) => show({ message })),
  };
  startChoosing(form, (id) => choose([...new Set([...chosen(), id])].slice(0, COMPARE_IDS.most)));
  show({});
  if (parameters.size > 0) void errorsIn(parameters).then((errors) => show({ errors }));
}

/** Parts of the address that the comparison ignores, as messages. */
async function errorsIn(parameters: URLSearchParams): Promise<string[]> {
  const { addressErrors, ANY_TEXT, ofPage } = await import('../filter/address-errors.ts');
  const ids = (parameters.get('ids') ?? '').split(',').length;
  const tooMany =
    ids > COMPARE_IDS.most ? [`ids has ${ids} ids; the first ${COMPARE_IDS.most} are compared.`] : [];
  return [...addressErrors(parameters, { ids: ANY_TEXT, rows: ofPage(choice(['different'])) }), ...tooMany];
}

const lookUp = ({ actuatorById: byId }: Catalog, ids: readonly string[]) => ({
  actuators: [...new Set(ids.flatMap((id) => byId.get(id) ?? []))],
  notFound: ids.filter((id) => !byId.has(id)),
});

function addressOf({ actuators, onlyDifferent }: CompareModel): string {
  if (actuators.length === 0) return location.pathname;
  return `${comparePath(actuators.map(({ id }) => id))}${onlyDifferent ? '&rows=different' : ''}`;
}
