// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the disjunction of the truth values along a dimension. */
@Op(name = "tosa.reduce_any", family = ReductionOp.class)
public final class ReduceAnyOp extends ReduceAnyOpBase {
  ReduceAnyOp(Operation operation) {
    super(operation);
  }
}
