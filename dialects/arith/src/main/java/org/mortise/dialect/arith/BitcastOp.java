// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reinterprets the bits of a number as a number of another type of the same width. */
@Op(name = "arith.bitcast", family = CastOp.class, operands = "in: BITCAST", results = "out: BITCAST",
    patterns = CastPatterns.class)
public final class BitcastOp extends BitcastOpBase {
  BitcastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::haveSameWidth));
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    if (constants[0] == null && in().type() == out().type()) {
      return FoldResult.of(in());
    }
    return BitcastFolding.fold(constants[0], out().type());
  }
}
