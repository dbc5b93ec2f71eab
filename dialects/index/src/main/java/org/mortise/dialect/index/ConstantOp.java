// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Produces a constant index. */
@Op(name = "index.constant",
    attributes = "value: INDEX",
    results = "result: INDEX",
    traits = {"CONSTANT_LIKE", "PURE", "INFERS_RESULT_TYPES"},
    format = "attr-dict $value")
public final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames((each, sink) -> sink.name(each.result(0), "idx" + of(each).valueAttr().signedValue()));
    op.implement(InferIntRangeInterface.class, (each, operands, results) -> results.set(
        each.result(0), IntegerRange.constant(IndexFolding.WIDE, of(each).valueAttr().signedValue())));
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
