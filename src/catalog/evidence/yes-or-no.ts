/** The words for yes and no, by field. Words that match both mean no, because `no brake` contains `brake`. */
interface Wordings {
  readonly yes: readonly RegExp[];
  readonly no: readonly RegExp[];
}

/** The words of each field; `"brake_options": [false]` is the form of a public data set. */
const WORDINGS: Readonly<Record<string, Wordings>> = {
  integrated_driver: {
    yes: [
      /driver(_included)?:? yes/i,
      /\b(incl\w*\.?|with|w\/|motor and) (the )?([\w-]+ )?driver\b/i,
      /\b(built-?in|integrated|on-?board) (the )?([\w-]+ )?driver\b/i,
    ],
    no: [/\b(no|without|not include) driver\b/i, /driver(_included)?:? no\b/i],
  },
  backdrivable: {
    yes: [/\bback-?\s?driv(able|eable)\b/i],
    no: [/\b(not |non-)back-?\s?driv(able|eable)\b/i],
  },
  brake: {
    yes: [/\bbrake(\b|_options)/i, /制动|抱闸/],
    no: [
      /\b(no|without) brake/i,
      /\bsans frein/i,
      /\bbrake no\b/i,
      /\bbrake(_options)?"?: (\[false\]|none|no\b|"-")/i,
    ],
  },
  torque_sensor: {
    yes: [/\btorque sensor/i, /"force_sensor_options": \[true\]/, /\babs\+torque\b/i],
    no: [
      /\b(no|without) (torque )?sensor/i,
      /\btorque sensor: (none|no\b)/i,
      /"force_sensor_options": \[false\]/,
    ],
  },
  output_encoder: {
    // Two encoders may both be at the motor: only words that name the output, or its resolution, say that one is there.
    yes: [
      /"output_encoder_bits": \d/i,
      /输出/,
      /\boutput([- ](shaft|end))?\b/i,
      /\bout\b/i,
      /\breducer\b|\blow-speed encoder/i,
    ],
    no: [
      /\bsingle (\d+-?bit )?(inner )?encoder|\bencoder single\b/i,
      /"dual_encoder_options": \[false\]/i,
      /\bno encoder\b/i,
      /\boutput(-shaft)? encoder(:| -) (no\b|\/)/i,
      /\bencoder\b.*\b1 pcs?\b/i,
    ],
  },
  multi_turn_absolute: {
    yes: [/\bmulti-?\s?turn/i, /多圈/],
    // Counts within a turn and of turns are both stated of a multi-turn encoder.
    no: [/^(?!.*(multi-?\s?turn|多圈)).*(single[-\s](turn|lap)|单圈)/i],
  },
  safe_torque_off: {
    yes: [/\bSTO\b|\bsafe torque off/i],
    no: [/\b(no|without) (STO\b|safe torque off)/i],
  },
};

/** Reads yes or no from words; null if they match neither list of the table. */
export function yesOrNoIn(field: string, words: string): boolean | null {
  const wordings = WORDINGS[field];
  if (wordings === undefined) return null;
  const areIn = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(words));
  if (areIn(wordings.no)) return false;
  return areIn(wordings.yes) ? true : null;
}
