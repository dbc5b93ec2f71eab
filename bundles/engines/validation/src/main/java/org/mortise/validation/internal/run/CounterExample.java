// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal.run;

import org.mortise.ir.Operation;
import org.mortise.validation.model.Difference;

/**
 * A function whose two versions differ, with the data to reproduce the difference.
 *
 * @param function the name of the function in both programs
 * @param pipeline the passes that have changed it, as {@code --pass-pipeline} reads them
 * @param before a small program with the function before these passes
 * @param after the program after them
 * @param difference the observed difference
 */
public record CounterExample(
    String function, String pipeline, Operation before, Operation after, Difference difference) {}
