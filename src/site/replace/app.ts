import { render } from 'lit-html';
import { keepInAddress } from '../layout/browser.ts';
import { openTool, startChoosing } from '../layout/tool.ts';
import { replacePath } from '../paths.ts';
import { SENTENCE } from '../search/found.ts';
import { FIT_NAMES, type FitName } from './candidates.ts';
import { notFoundView, replaceView } from './view.ts';

/** Shows what could replace the actuator that the address names. */
export async function startReplace(): Promise<void> {
  const tool = await openTool('replace');
  if (tool === null) return;
  const { catalog, root, form, empty } = tool;
  const parameters = new URLSearchParams(location.search);
  const named = (parameters.get('must') ?? '').split(',');
  let required = FIT_NAMES.filter((name) => named.includes(name));
  const show = (id: string): void => {
    const actuator = catalog.actuatorById.get(id);
    empty.hidden = actuator !== undefined;
    if (actuator === undefined) {
      render(notFoundView(id), root);
      return;
    }
    keepInAddress(`${replacePath(actuator.id)}${required.length === 0 ? '' : `&must=${required.join(',')}`}`);
    const toggle = (name: FitName): void => {
      required = FIT_NAMES.filter((other) => required.includes(other) !== (other === name));
      show(id);
    };
    render(replaceView({ catalog, actuator, required }, toggle), root);
  };
  startChoosing(form, show, ['actuator', SENTENCE]);
  const id = parameters.get('id');
  if (id !== null) show(id);
}
