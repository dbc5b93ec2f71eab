// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds the elements along a dimension. */
@Op(name = "tosa.reduce_sum", family = ReductionOp.class)
public final class ReduceSumOp extends ReduceSumOpBase {
  ReduceSumOp(Operation operation) {
    super(operation);
  }
}
