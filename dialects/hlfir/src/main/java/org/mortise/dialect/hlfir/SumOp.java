// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The sum of the elements of an array. */
@Op(name = "hlfir.sum", family = SumLikeOp.class)
public final class SumOp extends SumOpBase {
  SumOp(Operation operation) {
    super(operation);
  }
}
