import { html } from 'lit-html';
import { matchPath } from '../../paths.ts';

/** Joints to begin with, each as a sentence that the page understands. */
const EXAMPLES = [
  { joint: 'Knee of a quadruped', need: '40 N·m at 12 rad/s under 900 g' },
  { joint: 'Hip of a humanoid', need: '120 N·m at 10 rad/s under 2 kg' },
  { joint: 'Wrist of an arm', need: '5 N·m at 60 rpm under 400 g' },
] as const;

/** Shown before any requirement is set. */
export const emptyView = () => html`
  <div class="empty stack card" data-ready>
    <p>
      State what the joint needs, in any unit: <code>40 N·m</code>, <code>150 kgf·cm</code>,
      <code>12 rad/s</code>, <code>0.9 kg</code>, <code>2 lb</code>. We check every actuator and show which
      meet it, come close, are unknown, or miss it.
    </p>
    <ul class="inline-list">
      ${EXAMPLES.map(
        ({ joint, need }) =>
          html`<li><a href=${matchPath(new URLSearchParams({ need }))}>${joint}: ${need}</a></li>`,
      )}
    </ul>
  </div>
`;
