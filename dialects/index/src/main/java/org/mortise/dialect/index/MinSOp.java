// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Computes the minimum of signed numbers. */
@Op(name = "index.mins", family = IndexBinaryOp.class, traits = {"COMMUTATIVE", "PURE"})
public final class MinSOp extends MinSOpBase {
  MinSOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.SIGNED, RangeArithmetic::minSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checked(constants, FixedWidth::smaller);
  }
}
