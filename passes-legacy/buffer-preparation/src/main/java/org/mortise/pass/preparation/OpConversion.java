// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;

/**
 * The conversion of one operation or block, in five steps. The first three only add to the program, so that what they
 * added can be taken away again; the others cannot fail.
 */
abstract class OpConversion {
  final Operation op;

  OpConversion(Operation op) {
    this.op = op;
  }

  /** Makes the values that take the place of others. */
  void declare(Conversion conversion) {}

  /** Makes what else stands for the values that are replaced. */
  void makeViews(Conversion conversion) {}

  /** Makes the operands, and what else needs the values of other conversions. */
  void connect(Conversion conversion) {}

  /** Lets go of the values that were used before. */
  void rewire() {}

  /** Replaces the values that have been converted, and removes them. */
  void finish() {}

  /** Removes arguments that were added; operations are removed by others. */
  void undo() {}

  /** Whether this use, by an operation of this conversion, will be gone. */
  boolean converts(OpOperand use) {
    return false;
  }
}
