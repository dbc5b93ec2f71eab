// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;

/**
 * The conversion of one operation or block, in five steps. The first three only add to the program, so that {@link
 * #undo} can remove their changes; the others cannot fail.
 */
abstract class OpConversion {
  final Operation op;

  OpConversion(Operation op) {
    this.op = op;
  }

  /** Creates the values that replace others. */
  void declare(Conversion conversion) {}

  /** Creates the values for remaining uses of replaced values. */
  void makeViews(Conversion conversion) {}

  /** Creates the operands, and other values that depend on other conversions. */
  void connect(Conversion conversion) {}

  /** Drops the uses of old values. */
  void rewire() {}

  /** Replaces the remaining uses of converted values, and erases these. */
  void finish() {}

  /** Removes added arguments. Added operations are removed by {@link Conversion}. */
  void undo() {}

  /** Returns whether this conversion removes {@code use}. */
  boolean converts(OpOperand use) {
    return false;
  }
}
