// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Concatenates the extents of two shapes. */
@Op(name = "shape.concat",
    operands = {"lhs: SHAPE_OR_EXTENTS", "rhs: SHAPE_OR_EXTENTS"},
    results = "result: SHAPE_OR_EXTENTS",
    traits = "PURE",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)")
public final class ConcatOp extends ConcatOpBase {
  ConcatOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    long[] lhs = Extents.of(constants[0]);
    long[] rhs = Extents.of(constants[1]);
    if (lhs == null || rhs == null) {
      return FoldResult.NONE;
    }
    long[] joined = Arrays.copyOf(lhs, lhs.length + rhs.length);
    System.arraycopy(rhs, 0, joined, lhs.length, rhs.length);
    return FoldResult.of(Extents.attribute(context(), joined));
  }
}
