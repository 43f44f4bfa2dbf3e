import { file, RADIAN, type ToolFile } from './tool-file.ts';

/** Files of spreadsheets, drives and instruments. */
export const FILES_OF_INSTRUMENTS: readonly ToolFile[] = [
  file(
    'a measurement file of LabVIEW',
    [
      'LabVIEW Measurement',
      'Separator\tTab',
      '***End_of_Header***',
      '',
      'Channels\t2',
      'Samples\t3\t3\t3',
      'X_Dimension\tTime\tTime\tTime',
      'X0\t0.0\t0.0\t0.0',
      'Delta_X\t0.1\t0.1\t0.1',
      '***End_of_Header***',
      'X_Value\tTorque\tSpeed\tComment',
      '0.0\t1\t10\t',
      '0.1\t2\t20\t',
      '0.2\t2\t20\t',
    ],
    {
      certain: '-, torque ?, speed ?, -',
      chosen: [
        [0, 'time', 's'],
        [1, 'torque', 'N·m'],
        [2, 'speed', 'rpm'],
      ],
      second: [0.1, 2, 20],
    },
  ),
  file('LabVIEW in German', ['Zeit (s)\tDrehmoment (Nm)\tDrehzahl (1/min)', '0,0\t1,5\t10', '0,1\t2,5\t20'], {
    certain: 'time s, torque N·m, speed rpm',
    chosen: [],
    second: [0.1, 2.5, 20],
  }),
  file('Excel in German', ['Zeit;Drehmoment;Drehzahl', '0;1,5;10', '0,1;2,5;20,5'], {
    certain: 'time ?, torque ?, speed ?',
    chosen: [
      [0, 'time', 's'],
      [1, 'torque', 'N·m'],
      [2, 'speed', 'rpm'],
    ],
    second: [0.1, 2.5, 20.5],
  }),
  file(
    'Excel in German with units',
    ['Zeit [ms];Drehmoment [mNm];Drehzahl [U/min]', '0;1500,5;10', '100;2500,5;20'],
    { certain: 'time ms, torque mN·m, speed rpm', chosen: [], second: [0.1, 2.5005, 20] },
  ),
  file(
    'Excel with commas that may be those of thousands',
    ['time_s;torque_Nm;speed_rpm', '0;1,500;10', '1;2,500;20'],
    { certain: 'time s, torque N·m, speed rpm', chosen: [], mark: ',', second: [1, 2.5, 20] },
  ),
  file('Excel with a row that names the separator', ['sep=;', 'time_s;torque_Nm;rpm', '0;1;10', '1;2;20'], {
    certain: 'time s, torque N·m, speed rpm',
    chosen: [],
    second: [1, 2, 20],
  }),
  file(
    'Excel in English with quoted cells',
    ['"Time (s)","Torque, measured (Nm)","Speed (RPM)"', '"0","1","10"', '"1","2","20"'],
    { certain: 'time s, -, speed rpm', chosen: [[1, 'torque']], second: [1, 2, 20] },
  ),
  file('moteus', ['timestamp,mode,position,velocity,torque', '0,10,0,1,0.5', '1,10,0,2,0.6'], {
    certain: 'time ?, -, -, speed ?, torque ?',
    chosen: [
      [0, 'time', 's'],
      [3, 'speed', 'rev/s'],
      [4, 'torque', 'N·m'],
    ],
    second: [1, 0.6, 120],
  }),
  file('a script of moteus', ['t,velocity_rev_s,torque_Nm,q_current', '0,1,0.5,3', '1,2,0.6,3'], {
    certain: 'time ?, speed rev/s, torque N·m, -',
    chosen: [[0, 'time', 's']],
    second: [1, 0.6, 120],
  }),
  file('ODrive', ['time (s),torque (N·m),vel_estimate (turns/s)', '0,1,2', '1,2,2'], {
    certain: 'time s, torque N·m, -',
    chosen: [[2, 'speed']],
    second: [1, 2, 120],
  }),
  file(
    'the live plotter of ODrive',
    ['timestamp_ms,pos_estimate,vel_estimate,torque_estimate', '0,0,1,1', '500,0,2,2'],
    {
      certain: 'time ms, -, -, -',
      chosen: [
        [2, 'speed', 'rev/s'],
        [3, 'torque', 'N·m'],
      ],
      second: [0.5, 2, 120],
    },
  ),
  file(
    'the wizard of Dynamixel, which has currents only',
    [
      'Time(ms),Present Position,Present Velocity [0.229 rpm],Present Current',
      '0,2048,10,100',
      '20,2049,20,200',
    ],
    { certain: 'time ms, -, -, -', chosen: [[2, 'speed']], second: null },
  ),
  file(
    'a script of Dynamixel with ids',
    ['timestamp,id,present_velocity,torque_nm', '0,1,10,1', '0,2,30,3', '1,1,20,2', '1,2,30,3'],
    {
      certain: 'time ?, joint, -, torque N·m',
      chosen: [
        [0, 'time', 's'],
        [2, 'speed', 'rpm'],
      ],
      joint: '1',
      second: [1, 2, 20],
    },
  ),
  file('Unitree with many joints', ['time,q_0,dq_0,dq_1,tau_0,tau_1', '0,0,1,3,10,30', '1,0,2,3,20,30'], {
    certain: 'time ?, -, -, -, -, -',
    chosen: [
      [0, 'time', 's'],
      [2, 'speed', 'rad/s'],
      [4, 'torque', 'N·m'],
    ],
    second: [1, 20, 2 * RADIAN],
  }),
  file('Drake', ['t,tau[0],tau[1],v[0],v[1]', '0,10,30,1,3', '1,20,30,2,3'], {
    certain: 'time ?, -, -, -, -',
    chosen: [
      [0, 'time', 's'],
      [1, 'torque', 'N·m'],
      [3, 'speed', 'rad/s'],
    ],
    second: [1, 20, 2 * RADIAN],
  }),
  file('torques in mN·m, by an underscore', ['time_s,torque_mNm,speed_rpm', '0,1500,10', '1,2000,20'], {
    certain: 'time s, torque mN·m, speed rpm',
    chosen: [],
    second: [1, 2, 20],
  }),
  file('torques in mN·m, in brackets', ['Time [s],Torque [mNm],Speed [rpm]', '0,1500,10', '1,2000,20'], {
    certain: 'time s, torque mN·m, speed rpm',
    chosen: [],
    second: [1, 2, 20],
  }),
  file('a motor called m with torques in N·m', ['time_s,tau_m_Nm,speed_rpm', '0,1.5,10', '1,2,20'], {
    certain: 'time s, -, speed rpm',
    chosen: [[1, 'torque']],
    second: [1, 2, 20],
  }),
  file('torques in kN·m', ['time_s,torque_kNm,speed_rpm', '0,0.001,10', '1,0.002,20'], {
    certain: 'time s, torque kN·m, speed rpm',
    chosen: [],
    second: [1, 2, 20],
  }),
  file('Adams, with torques in N·mm', ['time_s,torque (N·mm),speed (deg/s)', '0,1500,6', '1,2000,12'], {
    certain: 'time s, torque N·mm, speed °/s',
    chosen: [],
    second: [1, 2, 2],
  }),
  file('torques in a unit that is not known', ['time_s,torque [MNm],speed_rpm', '0,1,10', '1,2,20'], {
    certain: 'time s, -, speed rpm',
    chosen: [[1, 'torque', 'N·m']],
    second: [1, 2, 20],
  }),
  file(
    'a battery beside the speed',
    ['time_s,battery_level,torque_Nm,velocity (rpm)', '0,97,5,5', '1,97,6,5'],
    { certain: 'time s, -, torque N·m, speed rpm', chosen: [], second: [1, 6, 5] },
  ),
  file(
    'a limit beside the torque',
    ['time_s,torque_limit_Nm,torque_Nm,target_velocity,velocity_rpm', '0,99,1,88,10', '1,99,2,88,20'],
    { certain: 'time s, -, torque N·m, -, speed rpm', chosen: [], second: [1, 2, 20] },
  ),
  file('two columns of one head', ['time_s,torque_Nm,torque_Nm,rpm', '0,1,9,10', '1,2,9,20'], {
    certain: 'time s, -, -, speed rpm',
    chosen: [[1, 'torque']],
    second: [1, 2, 20],
  }),
  file('times in µs', ['time_us,torque_Nm,rpm', '0,1,10', '1000000,2,20'], {
    certain: 'time µs, torque N·m, speed rpm',
    chosen: [],
    second: [1, 2, 20],
  }),
  file('times in ns', ['timestamp_ns,torque_Nm,rpm', '0,1,10', '500000000,2,20'], {
    certain: 'time ns, torque N·m, speed rpm',
    chosen: [],
    second: [0.5, 2, 20],
  }),
  file(
    'joints under a head that no table has',
    ['time_s,leg,torque_Nm,rpm', '0,x,1,10', '0,y,9,90', '1,x,2,20'],
    {
      certain: 'time s, ?, torque N·m, speed rpm',
      chosen: [[1, 'joint']],
      joint: 'x',
      second: [1, 2, 20],
    },
  ),
  file(
    'a drive on EtherCAT in its own counts',
    ['Time [us];Actual torque [per mil];Actual velocity [counts/s]', '0;100;1000', '250;110;1100'],
    {
      certain: 'time µs, -, -',
      chosen: [
        [1, 'torque'],
        [2, 'speed'],
      ],
      second: null,
    },
  ),
  file(
    'the recorder of EPOS Studio',
    ['Time [ms];Torque actual value [mNm];Velocity actual value averaged [rpm]', '0;1500;10', '1;2000;20'],
    {
      certain: 'time ms, -, -',
      chosen: [
        [1, 'torque'],
        [2, 'speed'],
      ],
      second: [0.001, 2, 20],
    },
  ),
  file('VESC, which has electrical speeds', ['ms_today;erpm;current_motor', '0;7000;1,5', '100;7000;2,5'], {
    certain: '-, -, -',
    chosen: [[0, 'time', 'ms']],
    second: null,
  }),
  file('CubeMars', ['Time,Speed(RPM),Torque(N.m),Current(A)', '0,10,1,3', '1,20,2,3'], {
    certain: 'time ?, speed rpm, torque N·m, -',
    chosen: [[0, 'time', 's']],
    second: [1, 2, 20],
  }),
  file(
    'a dynamometer of Magtrol',
    ['Test of 2026', '', 'Time;Speed;Torque', 's;rpm;N·cm', '0;10;100', '1;20;200'],
    { certain: 'time s, speed rpm, torque N·cm', chosen: [], second: [1, 2, 20] },
  ),
  file('a logger with times of day', ['Time,torque_Nm,rpm', '09:59:59.5,1,10', '10:00:01,2,20'], {
    certain: 'time time of day, torque N·m, speed rpm',
    chosen: [],
    second: [36_001, 2, 20],
  }),
  file(
    'a column of words under a head of the table',
    ['time_s,effort,torque_Nm,rpm', '0,low,1,10', '1,high,2,20'],
    {
      certain: 'time s, ?, torque N·m, speed rpm',
      chosen: [[1, 'unused']],
      second: [1, 2, 20],
    },
  ),
  file('Grafana', ['"Time","torque","speed"', '2026-01-01T00:00:00Z,1,10', '2026-01-01T00:00:00.5Z,2,20'], {
    certain: 'time time of day, torque ?, speed ?',
    chosen: [
      [1, 'torque', 'N·m'],
      [2, 'speed', 'rpm'],
    ],
    second: [Date.UTC(2026, 0, 1) / 1000 + 0.5, 2, 20],
  }),
  file('Gazebo', ['sim_time,joint_effort,joint_velocity', '0,1,1', '1,\u22122,2'], {
    certain: 'time ?, torque ?, speed ?',
    chosen: [
      [0, 'time', 's'],
      [1, 'torque', 'N·m'],
      [2, 'speed', 'rad/s'],
    ],
    second: [1, -2, 2 * RADIAN],
  }),
  file('a Chinese tool', ['\uFEFF时间(ms),扭矩(Nm),转速(rpm)', '0,1,10', '500,2,20'], {
    certain: 'time ms, torque N·m, speed rpm',
    chosen: [],
    second: [0.5, 2, 20],
  }),
  file('a logger that was stopped in the middle of a row', ['t_s,tau_Nm,rpm', '0,1,10', '1,2,20', '2,2'], {
    certain: 'time s, torque N·m, speed rpm',
    chosen: [],
    second: [1, 2, 20],
  }),
];
