// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the maximum of signed integers. */
@Op(name = "arith.maxsi", family = IntegerBinaryOp.class, traits = "COMMUTATIVE")
public final class MaxSIOp extends MaxSIOpBase {
  MaxSIOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.extremum(
        this, constants, IntegerRange::signedMax, IntegerRange::signedMin, IntegerRange::larger);
  }
}
