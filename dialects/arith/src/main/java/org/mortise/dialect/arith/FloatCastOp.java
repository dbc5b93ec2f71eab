// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of casts between floating-point formats of different widths. */
@Op(family = CastOp.class, operands = "in: FLOAT_LIKE", results = "out: FLOAT_LIKE")
public abstract class FloatCastOp extends FloatCastOpBase {
  FloatCastOp(Operation operation) {
    super(operation);
  }
}
