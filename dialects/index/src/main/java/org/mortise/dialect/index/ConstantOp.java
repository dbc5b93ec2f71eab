// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.util.List;
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
    format = "attr-dict $value",
    implementations = ConstantOp.Range.class)
public final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames((each, sink) -> sink.name(each.result(0), "idx" + of(each).valueAttr().signedValue()));
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }

  /** The value. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      results.set(op.result(0), IntegerRange.constant(IndexFolding.WIDE, of(op).valueAttr().signedValue()));
    }
  }
}
