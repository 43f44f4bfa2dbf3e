import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { sortNames } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';

/** The fields by which actuators can be sorted: those of the core first. */
export const SORT_FIELDS = sortNames(ACTUATOR_FIELDS);

/** The fields by which robots can be sorted. */
export const ROBOT_SORT_FIELDS = sortNames(ROBOT_FIELDS);
