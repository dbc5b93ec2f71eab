// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Computes the maximum of signed integers. */
@Op(name = "arith.maxsi", family = IntegerBinaryOp.class, traits = "COMMUTATIVE")
public final class MaxSIOp extends MaxSIOpBase {
  MaxSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::maxSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.extremum(
        this, constants, FixedWidth::signedMax, FixedWidth::signedMin, FixedWidth::larger);
  }
}
