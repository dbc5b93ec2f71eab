// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

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
}
