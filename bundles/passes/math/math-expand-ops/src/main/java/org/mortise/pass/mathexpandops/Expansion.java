// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Computes the only result of an operation by others. */
@FunctionalInterface
interface Expansion {
  /** Returns the replacement of the result, or null, without a change, if {@code op} stays. */
  @Nullable Value expand(Operation op, FloatCode code);
}
