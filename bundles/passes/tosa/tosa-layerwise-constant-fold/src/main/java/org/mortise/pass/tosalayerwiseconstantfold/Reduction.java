// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosalayerwiseconstantfold;

import org.mortise.dialect.tosa.ReduceAllOp;
import org.mortise.dialect.tosa.ReduceAnyOp;
import org.mortise.dialect.tosa.ReduceMaxOp;
import org.mortise.dialect.tosa.ReduceMinOp;
import org.mortise.dialect.tosa.ReduceProductOp;
import org.mortise.dialect.tosa.ReduceSumOp;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Integer reductions whose low result bits depend on low operand bits only, or which compare. */
enum Reduction {
  ALL(ReduceAllOp.NAME, IntegerFunction.AND),
  ANY(ReduceAnyOp.NAME, IntegerFunction.OR),
  MAX(ReduceMaxOp.NAME, IntegerFunction.MAX_SIGNED),
  MIN(ReduceMinOp.NAME, IntegerFunction.MIN_SIGNED),
  PROD(ReduceProductOp.NAME, IntegerFunction.MUL),
  SUM(ReduceSumOp.NAME, IntegerFunction.ADD);

  private final String operation;
  private final IntegerFunction function;

  Reduction(String operation, IntegerFunction function) {
    this.operation = operation;
    this.function = function;
  }

  /** Returns the name of the operation. */
  String operation() {
    return operation;
  }

  /** Returns the function that combines two elements; unsigned ones as larger signed numbers. */
  IntegerFunction function() {
    return function;
  }
}
