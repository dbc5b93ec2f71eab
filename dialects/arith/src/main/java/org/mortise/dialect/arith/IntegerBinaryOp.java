// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on two integers of one type without undefined behaviour. */
@Op(family = IntegerFunctionOp.class, traits = "PURE")
public abstract class IntegerBinaryOp extends IntegerBinaryOpBase {
  IntegerBinaryOp(Operation operation) {
    super(operation);
  }
}
