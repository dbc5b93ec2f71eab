// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the minimum of unsigned integers. */
@Op(name = "arith.minui", family = IntegerBinaryOp.class, traits = "COMMUTATIVE")
public final class MinUIOp extends MinUIOpBase {
  MinUIOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.extremum(
        this, constants, IntegerRange::unsignedMin, IntegerRange::unsignedMax, IntegerRange::smallerUnsigned);
  }
}
