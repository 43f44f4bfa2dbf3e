/** The parts of MuJoCo and urdf-loader that we use, since only tests/long installs them. */
declare module 'mujoco-js' {
  /** Objects of the WebAssembly module, freed by hand. */
  interface Freed {
    delete(): void;
  }

  /** A compiled model; its arrays are views of the module's memory. */
  export interface MjModel extends Freed {
    /** Number of actuators. */
    readonly nu: number;
    readonly actuator_forcerange: unknown;
    readonly actuator_gear: unknown;
  }

  /** The state of a model. */
  export interface MjData extends Freed {
    /** Seconds. */
    readonly time: number;
    readonly qpos: unknown;
    readonly qvel: unknown;
    readonly ctrl: unknown;
    readonly actuator_force: unknown;
  }

  export interface MainModule {
    readonly FS: { writeFile(path: string, text: string): void };
    readonly MjModel: { loadFromXML(path: string): MjModel };
    readonly MjData: new (model: MjModel) => MjData;
    mj_step(model: MjModel, data: MjData): void;
  }

  const loadMuJoCo: () => Promise<MainModule>;
  export default loadMuJoCo;
}

declare module 'urdf-loader' {
  export default class URDFLoader {
    parse(text: string): {
      readonly joints: Readonly<
        Record<string, { readonly limit: { readonly effort: number; readonly velocity: number } }>
      >;
    };
  }
}
