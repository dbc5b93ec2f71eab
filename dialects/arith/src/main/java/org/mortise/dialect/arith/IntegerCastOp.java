// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;

/** The family of casts between integers of different widths, excluding indices. */
@Op(family = CastOp.class,
    operands = "in: SIGNLESS_FIXED_WIDTH_INTEGER_LIKE",
    results = "out: SIGNLESS_FIXED_WIDTH_INTEGER_LIKE",
    implementations = IntegerCastRange.class)
public abstract class IntegerCastOp extends IntegerCastOpBase {
  IntegerCastOp(Operation operation) {
    super(operation);
  }

  /** Returns the operand if {@code op} is a signed or unsigned extension, otherwise null. */
  static @Nullable Value extended(Operation op) {
    ExtSIOp signed = ExtSIOp.of(op);
    ExtUIOp unsigned = ExtUIOp.of(op);
    return signed != null ? signed.in() : unsigned != null ? unsigned.in() : null;
  }
}
