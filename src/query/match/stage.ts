/**
 * An external stage between the actuator and the joint, such as a belt: how many turns it takes for one, and
 * how much torque it passes on.
 */
export type Stage = Readonly<Record<'ratio' | 'efficiency', number>>;

/**
 * What a stage makes of a figure of the actuator: the joint gets the figure times `times`, divided by `over`.
 */
export type Reflection = Readonly<Record<'times' | 'over', number>>;

/**
 * How an external stage changes what the joint gets: by conservation of power, torque grows as speed shrinks.
 */
export const REFLECTIONS = {
  torque: ({ ratio, efficiency }: Stage): Reflection => ({ times: ratio * efficiency, over: 1 }),
  speed: ({ ratio }: Stage): Reflection => ({ times: 1, over: ratio }),
  /**
   * An angle at the actuator is a smaller one at the joint; the backlash of the stage itself comes on top and
   * is not known here.
   */
  angle: ({ ratio }: Stage): Reflection => ({ times: 1, over: ratio }),
  /** The torque that turns the joint by hand: what the stage loses comes on top. */
  drag: ({ ratio, efficiency }: Stage): Reflection => ({ times: ratio, over: efficiency }),
  none: (): Reflection => ({ times: 1, over: 1 }),
} as const;
