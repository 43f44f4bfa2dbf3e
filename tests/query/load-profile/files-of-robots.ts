import { file, RADIAN, type ToolFile } from './tool-file.ts';

/** Files of robot software, simulators and scripts. */
export const FILES_OF_ROBOTS: readonly ToolFile[] = [
  file(
    'rostopic echo -p of ROS 1',
    [
      '%time,field.header.seq,field.name0,field.position0,field.velocity0,field.effort0',
      '1500000000,1,hip,0,1,10',
      '2000000000,2,hip,0,2,20',
    ],
    {
      certain: 'time ?, -, ?, -, -, -',
      chosen: [
        [0, 'time', 'ns'],
        [2, 'unused'],
        [4, 'speed', 'rad/s'],
        [5, 'torque', 'N·m'],
      ],
      second: [2, 20, 2 * RADIAN],
    },
  ),
  file(
    'a node of ROS that writes a row for each joint',
    [
      'timestamp,joint_name,position,velocity,effort',
      '0,hip,0,1,10',
      '0,knee,0,5,60',
      '1,hip,0,2,20',
      '1,knee,0,6,70',
    ],
    {
      certain: 'time ?, joint, -, speed ?, torque ?',
      chosen: [
        [0, 'time', 's'],
        [3, 'speed', 'rad/s'],
        [4, 'torque', 'N·m'],
      ],
      joint: 'hip',
      second: [1, 20, 2 * RADIAN],
    },
  ),
  file(
    'bagpy, which writes all joints into one cell',
    [
      'Time,header.seq,name,position,velocity,effort',
      `1.5,1,"['hip', 'knee']","(0.1, 0.2)","(1, 2)","(10, 20)"`,
      `2,2,"['hip', 'knee']","(0.1, 0.2)","(1, 2)","(10, 20)"`,
    ],
    { certain: 'none', chosen: [], second: 'Found no row of three numbers' },
  ),
  file(
    'ros2 topic echo --csv, without heads',
    ['1690000000,500000000,,hip,0.1,1,10', '1690000001,250000000,,hip,0.1,2,20'],
    {
      certain: '-, -, -, ?, -, -, -',
      chosen: [
        [0, 'time', 's'],
        [1, 'fraction', 'ns'],
        [3, 'unused'],
        [5, 'speed', 'rad/s'],
        [6, 'torque', 'N·m'],
      ],
      second: [1690000001.25, 20, 2 * RADIAN],
    },
  ),
  file(
    'rosbag to CSV by header.stamp',
    ['secs,nsecs,velocity_hip,effort_hip,velocity_knee,effort_knee', '5,0,1,10,0,0', '5,500000000,2,20,0,0'],
    {
      certain: '-, -, -, -, -, -',
      chosen: [
        [0, 'time'],
        [1, 'fraction', 'ns'],
        [2, 'speed', 'rad/s'],
        [3, 'torque', 'N·m'],
      ],
      second: [5.5, 20, 2 * RADIAN],
    },
  ),
  file(
    'an export of PlotJuggler with sparse cells',
    [
      '__time,/joint_states/hip/velocity,/joint_states/hip/effort',
      '0.5,1,10',
      '0.6,,11',
      '0.7,nan,11',
      '0.8,2,20',
    ],
    {
      certain: 'time ?, -, -',
      chosen: [
        [0, 'time', 's'],
        [1, 'speed', 'rad/s'],
        [2, 'torque', 'N·m'],
      ],
      second: [0.8, 20, 2 * RADIAN],
    },
  ),
  file('Isaac Gym', ['time,dof_pos,dof_vel,dof_torque', '0,0,1,10', '0.005,0,2,20'], {
    certain: 'time ?, -, -, -',
    chosen: [
      [0, 'time', 's'],
      [2, 'speed', 'rad/s'],
      [3, 'torque', 'N·m'],
    ],
    second: [0.005, 20, 2 * RADIAN],
  }),
  file(
    'IsaacLab with contacts',
    ['sim_time,joint_vel,applied_torque,in_contact', '0,1,10,True', '0.005,2,20,False'],
    {
      certain: 'time ?, -, -, -',
      chosen: [
        [0, 'time', 's'],
        [1, 'speed', 'rad/s'],
        [2, 'torque', 'N·m'],
      ],
      second: [0.005, 20, 2 * RADIAN],
    },
  ),
  file('a script of MuJoCo', ['time,position,velocity,torque', '0,0,10,1', '1,0,20,2'], {
    certain: 'time ?, -, speed ?, torque ?',
    chosen: [
      [0, 'time', 's'],
      [2, 'speed', 'rad/s'],
      [3, 'torque', 'N·m'],
    ],
    second: [1, 2, 20 * RADIAN],
  }),
  file('numpy.savetxt with commas', ['# time,torque,speed', '0,1,10', '1,2,20'], {
    certain: 'time ?, torque ?, speed ?',
    chosen: [
      [0, 'time', 's'],
      [1, 'torque', 'N·m'],
      [2, 'speed', 'rpm'],
    ],
    second: [1, 2, 20],
  }),
  file(
    'numpy.savetxt as it writes by default',
    ['# time_s torque_Nm speed_rad/s', '0.0e+00 1.0e+00 1.0e+00', '1.0e+00 -2.0e+00 2.0e+00'],
    { certain: 'time s, torque N·m, speed rad/s', chosen: [], second: [1, -2, 2 * RADIAN] },
  ),
  file('pandas with its index', [',time,torque,velocity', '0,0,1,10', '1,0.5,2,20'], {
    certain: '-, time ?, torque ?, speed ?',
    chosen: [
      [1, 'time', 's'],
      [2, 'torque', 'N·m'],
      [3, 'speed', 'rpm'],
    ],
    second: [0.5, 2, 20],
  }),
  file('writetable of MATLAB', ['t,tau,omega', '0,1,10', '1,NaN,15', '2,2,20'], {
    certain: 'time ?, torque ?, speed ?',
    chosen: [
      [0, 'time', 's'],
      [1, 'torque', 'N·m'],
      [2, 'speed', 'rad/s'],
    ],
    second: [2, 2, 20 * RADIAN],
  }),
  file('save -ascii of MATLAB', ['   0.0e+00   1.0e+00   1.0e+01', '   1.0e+00   2.0e+00   2.0e+01'], {
    certain: '-, -, -',
    chosen: [
      [0, 'time', 's'],
      [1, 'torque', 'N·m'],
      [2, 'speed', 'rpm'],
    ],
    second: [1, 2, 20],
  }),
  file('Simulink with a row of units', ['time,Torque,Speed', 's,N*m,rad/s', '0,1,1', '1,2,2'], {
    certain: 'time s, torque N·m, speed rad/s',
    chosen: [],
    second: [1, 2, 2 * RADIAN],
  }),
  file('Simulink with a unit that is not known', ['time,Torque,Speed', 's,Nm,ticks/s', '0,1,1', '1,2,2'], {
    certain: 'time s, torque N·m, speed ?',
    chosen: [[2, 'speed', '°/s']],
    second: [1, 2, 2 / 6],
  }),
];
