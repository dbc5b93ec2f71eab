// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** An array value with one value for all elements of a range. */
@Op(name = "fir.insert_on_range",
    operands = {"seq: SEQUENCE", "val: ANY"},
    results = "res: SEQUENCE",
    attributes = "coor: RANGE",
    traits = "NO_MEMORY_EFFECT",
    format = "$seq `,` $val custom<CustomRangeSubscript>($coor) attr-dict "
        + "`:` functional-type(operands, results)")
public final class InsertOnRangeOp extends InsertOnRangeOpBase {
  InsertOnRangeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("CustomRangeSubscript", new RangeSubscript());
  }

  /** Returns the first and the last index of each dimension in turn. */
  public List<Long> bounds() {
    return Ranges.bounds(coorAttr());
  }

  @Nullable Diagnostic verify() {
    SequenceType array = (SequenceType) seq().type();
    if (array.hasUnknownShape() || array.hasDynamicExtents()) {
      return opError("must have constant shape and size");
    }
    List<Long> bounds = bounds();
    int count = bounds.size();
    if (count < 2 || count % 2 != 0) {
      return opError("has uneven number of values in ranges");
    }
    boolean isRange = false;
    for (int i = count - 2; i >= 0; i -= 2) {
      long lower = bounds.get(i);
      long upper = bounds.get(i + 1);
      if (lower < 0 || upper < 0) {
        return opError("negative range bound");
      }
      if (isRange) {
        continue;
      }
      if (lower > upper) {
        return opError("empty range");
      }
      isRange = lower < upper;
    }
    return null;
  }

}
