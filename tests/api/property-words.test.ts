import { expect, test } from 'vitest';
import { getActuators } from '../support/ask.ts';
import { objectOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

// Properties that people search for and the catalog may not have. Silently replacing one by another word would
// make the printed count false.
const WORDS = [
  ...[
    'medical',
    'surgical',
    'sterile',
    'autoclavable',
    'prosthetic',
    'wearable',
    'aerospace',
    'automotive',
    'tesla',
  ],
  ...[
    'gearless',
    'linear',
    'worm',
    'spur',
    'bevel',
    'helical',
    'belt',
    'gearhead',
    'backlash-free',
    'cable',
    'tendon',
  ],
  ...[
    'unsealed',
    'submersible',
    'washable',
    'explosive',
    'atex',
    'cryogenic',
    'radiation',
    'nonmagnetic',
    'dustproof',
  ],
  ...[
    'sensorless',
    'encoderless',
    'brakeless',
    'unbraked',
    'nonbackdrivable',
    'resolver',
    'optical',
    'hydraulic',
  ],
  ...[
    'carbon',
    'loud',
    'silent',
    'quiet',
    'noiseless',
    'obsolete',
    'cheap',
    'affordable',
    'wireless',
    'solar',
    'rohs',
  ],
  ...[
    'waterproof',
    'underwater',
    'marine',
    'vacuum',
    'cleanroom',
    'food-grade',
    'military',
    'rugged',
    'outdoor',
    'safe',
  ],
  ...[
    'safety',
    'certified',
    'operation',
    'collaborative',
    'industrial',
    'toy',
    'educational',
    'open-source',
    'plastic',
  ],
  ...[
    'titanium',
    'ceramic',
    'lightweight',
    'compact',
    'heavy-duty',
    'brushed',
    'stepper',
    'pneumatic',
    'piezo',
    'elastic',
  ],
  ...[
    'ultrasonic',
    'backdrivable',
    'compliant',
    'torque-sensor',
    'brakes',
    'multi-turn',
    'bluetooth',
    'wifi',
    'battery',
  ],
  ...[
    'regenerative',
    'fanless',
    'water-cooled',
    'overheating',
    'lubricated',
    'maintenance-free',
    'refurbished',
    'stock',
  ],
  ...[
    'recalled',
    'patented',
    'gearbox',
    'spring',
    'cooled',
    'plug-and-play',
    'magnetic',
    'absolute',
    'incremental',
    'hollow',
    'planetary',
    'steel',
    'aluminium',
  ],
];

/** All searchable texts of each actuator, from each word on. */
const TEXTS = realService.dataset.actuators.map(({ id, name, brand, category, use_cases, notes }) =>
  [id, name, brand, category, ...use_cases, notes].join(' ').toLowerCase(),
);

const occurs = (word: string): boolean => {
  const [first = '', ...others] = word.split('-');
  const begins = new RegExp(`(?<![\\p{L}\\p{N}])${[first, ...others].join('[^\\p{L}\\p{N}]?')}`, 'u');
  return TEXTS.some((text) => begins.test(text));
};

test.each(WORDS)(
  'a search for %s finds records with the word, finds nothing, or names its correction',
  (word) => {
    const answer = getActuators(realService, { q: word, limit: '1', fields: 'id' });
    const isCorrected = answer.headers['Query-Corrected'] !== undefined;
    const isEmpty = JSON.stringify(objectOf(answer).data) === '[]';
    expect(occurs(word) || isEmpty || isCorrected).toBe(true);
  },
);
