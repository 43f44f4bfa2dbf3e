import type { Rule } from './rule.ts';
import { actuatorReferenceExists } from './rules/actuator-reference-exists.ts';
import { bestSourceFirst } from './rules/best-source-first.ts';
import { brandExists } from './rules/brand-exists.ts';
import { categoriesComplete } from './rules/categories-complete.ts';
import { conditionsOfFigures } from './rules/conditions-of-figures.ts';
import { dofOrJoints } from './rules/dof-or-joints.ts';
import { figureBounds } from './rules/figure-bounds.ts';
import { figuresAreStated } from './rules/figures-are-stated.ts';
import { figuresConvert } from './rules/figures-convert.ts';
import { filePlaces } from './rules/file-places.ts';
import { idsLiveOn } from './rules/ids-live-on.ts';
import { jointNumbers } from './rules/joint-numbers.ts';
import { jointWithinActuator } from './rules/joint-within-actuator.ts';
import { knownKeysAndTypes } from './rules/known-keys-and-types.ts';
import { limitsAreLimits } from './rules/limits-are-limits.ts';
import { linksAreNamed } from './rules/links-are-named.ts';
import { listedMotors } from './rules/listed-motors.ts';
import { movedTargets } from './rules/moved-targets.ts';
import { noPlaceholders } from './rules/no-placeholders.ts';
import { oneBuild } from './rules/one-build.ts';
import { otherNames } from './rules/other-names.ts';
import { powerPoint } from './rules/power-point.ts';
import { priceOrder } from './rules/price-order.ts';
import { releaseChain } from './rules/release-chain.ts';
import { reservedIds } from './rules/reserved-ids.ts';
import { sidesAreStated } from './rules/sides-are-stated.ts';
import { slugs } from './rules/slugs.ts';
import { speedConstant } from './rules/speed-constant.ts';
import { speedOrder } from './rules/speed-order.ts';
import { stallPower } from './rules/stall-power.ts';
import { statesKnownFields } from './rules/states-known-fields.ts';
import { successorExists } from './rules/successor-exists.ts';
import { suspectsKnown } from './rules/suspects-known.ts';
import { torqueNotFromPress } from './rules/torque-not-from-press.ts';
import { torqueOrder } from './rules/torque-order.ts';
import { uniqueBrandNames } from './rules/unique-brand-names.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { useCaseExists } from './rules/use-case-exists.ts';
import { validYaml } from './rules/valid-yaml.ts';
import { voltageRange } from './rules/voltage-range.ts';
import { witnessesAreNoted } from './rules/witnesses-are-noted.ts';

/** Every rule of the catalog, from the file to the figure: the order in which `npm run check:catalog` lists them. */
export const RULES: readonly Rule[] = [
  validYaml,
  filePlaces,
  slugs,
  uniqueIds,
  reservedIds,
  movedTargets,
  idsLiveOn,
  releaseChain,
  knownKeysAndTypes,
  categoriesComplete,
  uniqueBrandNames,
  brandExists,
  useCaseExists,
  actuatorReferenceExists,
  successorExists,
  otherNames,
  listedMotors,
  torqueOrder,
  speedOrder,
  priceOrder,
  voltageRange,
  figureBounds,
  conditionsOfFigures,
  limitsAreLimits,
  sidesAreStated,
  figuresAreStated,
  figuresConvert,
  bestSourceFirst,
  witnessesAreNoted,
  oneBuild,
  statesKnownFields,
  torqueNotFromPress,
  jointNumbers,
  dofOrJoints,
  linksAreNamed,
  jointWithinActuator,
  noPlaceholders,
  powerPoint,
  speedConstant,
  stallPower,
  suspectsKnown,
];
