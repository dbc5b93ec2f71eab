// SPDX-License-Identifier: Apache-2.0
/**
 * Random programs as text, the comparison of two tools on them (output, rejections, and the effects of executing the
 * output), and a reducer that shrinks a program to the cause of a failure. The generator does not use the IR; MLIR is
 * run as a process, and {@link org.mortise.testing.random.ReferenceRunner} executes programs with it. {@link
 * org.mortise.testing.random.HostileProgram} creates programs that stress the limits of an engine. {@link
 * org.mortise.testing.random.Fuzz} is the command line.
 */
@NullMarked
package org.mortise.testing.random;

import org.jspecify.annotations.NullMarked;
