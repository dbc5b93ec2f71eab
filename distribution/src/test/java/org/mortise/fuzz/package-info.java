// SPDX-License-Identifier: Apache-2.0
/**
 * Random programs as text, and the comparison of two tools on them: what they print, what they reject, and what their
 * output does when it is executed. Knows nothing of the IR: all tools are run as processes. {@link
 * org.mortise.fuzz.Fuzz} is the command line.
 */
package org.mortise.fuzz;
