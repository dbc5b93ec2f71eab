// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Converts between an index and an integer, extending by zeros or truncating. */
@Op(name = "index.castu", family = IndexCastOp.class)
public final class CastUOp extends CastUOpBase {
  CastUOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    resultRange(op, BitRanges::resizeUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    return fold(constants[0], false);
  }
}
