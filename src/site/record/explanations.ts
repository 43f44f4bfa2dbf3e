import type { FigureName } from '../figures.ts';

/** THE TABLE of plain words: what a figure tells a designer, and what to beware of. */
const EXPLANATIONS: Readonly<Partial<Record<FigureName, string>>> = {
  peak_torque_nm:
    'The hardest twist that the output gives for a short time: a jump, a catch, a start. Makers allow it for seconds or less, so size the worst moment by it, not the whole day.',
  rated_torque_nm:
    'The twist that it can hold for as long as you like without overheating. Size standing, holding and slow lifting by it. The cooling that a maker assumes differs.',
  max_speed_rpm:
    'How fast the output turns, usually with no load and at the highest supply voltage. Under load it is slower. 60 rpm is one turn a second, or 6.28 rad/s.',
  gear_ratio:
    'How often the motor turns while the output turns once. A low ratio feels the ground and is easily pushed back; a high one gives torque from a small motor, with friction and inertia.',
  weight_g:
    'Mass of the whole actuator as sold: with gear and, if it has one, the driver. For frameless kits it is the bare stator and rotor.',
  torque_density_nm_per_kg:
    'Peak torque for each kilogram. The figure by which legs and arms that carry their own motors are chosen. It follows from the two figures above it and shares their caveats.',
  backdrivable:
    'Whether a hand at the output can turn the motor. Then touch and impacts can be felt and softened by control; if not, the joint holds its place without power.',
  backlash_arcmin:
    'How far the output can be wiggled while the motor stands still. One arc-minute is a sixtieth of a degree: at the end of a 1 m arm it is 0.3 mm.',
  repeatability_arcmin:
    'How closely the output comes back to a place that it has been to. It says nothing about how true that place is.',
  voltage_v: 'The supply that it is made for. Speed grows with voltage; torque does not.',
  peak_current_a:
    'The current at peak torque. Makers mean either the supply or the phase current; the source’s words tell which. Size cables, fuses and batteries by it.',
  power_w: 'Mechanical power that it gives for long, as the maker rates it.',
  kt_nm_per_a:
    'Torque for each ampere of motor current. With it a current becomes a torque, so that torque is controlled without a torque sensor. Given at the output or at the motor: see the source’s words.',
  comm: 'How it is spoken to. Buses such as CAN, RS-485 or EtherCAT carry many actuators on one cable.',
  control_modes: 'What the built-in driver can regulate by itself.',
  encoder: 'What measures the angle, and how finely. A second encoder at the output sees play and bending of the gear.',
  integrated_driver: 'Whether the power electronics are inside. If not, a driver must be bought and placed.',
  ip_rating: 'Protection from dust (first digit) and water (second digit) after IEC 60529.',
  price_usd: 'List price for one piece, without tax and transport, where the maker or a reseller states one publicly.',
  price_per_nm: 'List price for each newton metre of peak torque.',
  availability: 'Whether the maker still sells it, so far as a source says so.',
  country: 'Where the maker has its seat.',
};

/** What a figure tells a designer, in plain words; null for a field that needs none. */
export const explanationOf = (name: FigureName): string | null => EXPLANATIONS[name] ?? null;
