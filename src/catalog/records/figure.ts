import type { Claim, FigureValue } from '../evidence/claim.ts';
import type { DisputedFigure } from '../evidence/disputes.ts';
import type { Condition } from '../fields/evidence/condition.ts';
import type { Doubt } from '../fields/evidence/doubt.ts';
import type { Mark } from '../fields/evidence/sourcing.ts';
import type { Joint } from './record-schemas.ts';

/** A figure with everything that the catalog knows about it. */
export interface Figure {
  readonly field: string;
  /** Its name in the claims that state it: its field; for a figure that a robot's file states of a motor, the path. */
  readonly path: string;
  /** Null where it is unknown or rejected. */
  readonly value: FigureValue | null;
  /** Its kind and conditions; of a figure that follows from a torque, those of the torque. Undefined where none are stated. */
  readonly conditions: Condition | undefined;
  /** The reasons it is doubtful. */
  readonly doubts: readonly string[];
  /** The stated figure that the catalog rejects; null where it rejects none. */
  readonly rejected: DisputedFigure | null;
  /** The quotes of its sources, best first; empty for a derived figure. */
  readonly claims: readonly Claim[];
  /** Its best source, or the reason there is none. */
  readonly mark: Mark;
  /** The fields that it is derived from; null if it is not derived. */
  readonly from: readonly string[] | null;
}

/** The figures of an actuator, a robot or the motor of a joint. */
export interface Figures {
  /** In the order of the table of fields. */
  readonly all: readonly Figure[];
  /** One of them, or a field that they follow from. Throws for any other field. */
  readonly of: (field: string) => Figure;
  /** The doubts about all of them, in the order of answers: `suspects.yaml` first. */
  readonly doubts: readonly Doubt[];
}

/** A joint group with the figures of its motor. */
export interface JointMotor {
  readonly joint: Joint;
  readonly figures: Figures;
  /** The figures that the robot's file states; hardly any for a linked motor. */
  readonly own: Figures;
}
