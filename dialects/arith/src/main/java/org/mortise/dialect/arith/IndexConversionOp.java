// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.CastOpInterface;

/** The family of conversions between indices and integers. */
@Op(family = CastOp.class, operands = "in: INDEX_CAST", results = "out: INDEX_CAST",
    implementations = {IndexCastBufferization.class, IntegerCastRange.class, IndexConversionOp.Cast.class})
public abstract class IndexConversionOp extends IndexConversionOpBase {
  IndexConversionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::isBetweenIndexAndInteger));
  }

  /** A cast. */
  static final class Cast implements CastOpInterface {}
}
