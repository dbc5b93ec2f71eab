// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowi64toi32;

import java.util.Set;
import org.mortise.ir.Operation;

/** The operations of {@code tosa} that move elements without a computation. */
public final class DataMovement {
  private static final Set<String> NAMES = Set.of("tosa.concat", "tosa.cond_if", "tosa.const", "tosa.identity",
      "tosa.pad", "tosa.reshape", "tosa.reverse", "tosa.slice", "tosa.tile", "tosa.transpose", "tosa.while_loop",
      "tosa.yield");

  private DataMovement() {}

  /** Returns whether each element of a result of {@code op} is an element of an operand or attribute. */
  public static boolean contains(Operation op) {
    return NAMES.contains(op.name().name());
  }
}
