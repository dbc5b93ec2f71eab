// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/** Undefined arguments of a {@link Primitive}. An engine that does not check passes arbitrary values instead. */
public enum PoisonRule {
  /** All results are undefined, too, and the primitive is not run: for functions without effects. */
  PROPAGATE,
  /** It is an error of the program: for primitives with effects. */
  REJECT,
  /** The primitive is run, with {@link Poison#VALUE} among its arguments, and may return it. */
  PASS
}
