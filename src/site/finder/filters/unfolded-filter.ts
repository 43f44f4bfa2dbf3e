import { pointsView } from '../../match/points-view.ts';
import type { FacetControl } from '../../page-filters/filter-controls.ts';
import type { Actions, Model } from '../model.ts';
import { jointIn, withJoint } from '../state/state.ts';
import { choiceBody, textBody } from './choice-view.ts';
import { rangeBody } from './range-view.ts';

/** The body of a filter that is unfolded. */
export function filterBody(filter: FacetControl, model: Model, actions: Actions) {
  if (filter.kind === 'range') return rangeBody(filter, model, actions);
  return filter.kind === 'text' ? textBody(filter, model, actions) : choiceBody(filter, model, actions);
}

/** The torques at a speed of the joint that is shown. */
export const pointsBody = (model: Model, { change }: Actions) =>
  pointsView(jointIn(model.state), (joint) => change((old) => withJoint(old, joint)));
