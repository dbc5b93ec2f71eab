// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Computes the minimum of signed integers. */
@Op(name = "arith.minsi", family = IntegerBinaryOp.class, traits = "COMMUTATIVE")
public final class MinSIOp extends MinSIOpBase {
  MinSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::minSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.extremum(
        this, constants, FixedWidth::signedMin, FixedWidth::signedMax, FixedWidth::smaller);
  }
}
