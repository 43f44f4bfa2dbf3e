import { namesWith } from '../catalog/fields/read.ts';
import { ALL_ACTUATOR_FIELDS, ALL_ROBOT_FIELDS } from '../catalog/profile.ts';

/** The fields by which actuators can be sorted: those of SPEC 4.3, then the others. */
export const SORT_FIELDS = namesWith(ALL_ACTUATOR_FIELDS, 'sorts');

/** The fields by which robots can be sorted. */
export const ROBOT_SORT_FIELDS = namesWith(ALL_ROBOT_FIELDS, 'sorts');
