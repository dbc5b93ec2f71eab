// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

/**
 * A program with buffers.
 *
 * @param group the programs with which its counts are added up
 * @param name its name, and the name of the function if only one counts
 */
record Input(String group, String name, String program) {}
