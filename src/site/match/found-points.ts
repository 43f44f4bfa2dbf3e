import type { FoundPoints } from '../explorer/model.ts';
import { pointsText } from '../list/lines.ts';
import { withTexts, type JointForm } from './joint.ts';

/** A joint that asks for these points in place of those that it has, and of a torque and a speed. */
export const withFound = (joint: JointForm, { peak, rated }: FoundPoints): JointForm =>
  withTexts(joint, { ...UNASKED, peak_points: pointsText(peak), rated_points: pointsText(rated) });

// Points say more than these.
const UNASKED = { min_peak_torque_nm: '', min_rated_torque_nm: '', min_speed_rpm: '', duty: '' };
