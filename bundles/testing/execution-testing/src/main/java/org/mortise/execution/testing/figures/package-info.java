// SPDX-License-Identifier: Apache-2.0
/**
 * Compares two deallocation pipelines by the executions of random programs. {@link
 * org.mortise.execution.testing.figures.Figures} is the command line.
 */
@NullMarked
package org.mortise.execution.testing.figures;

import org.jspecify.annotations.NullMarked;
