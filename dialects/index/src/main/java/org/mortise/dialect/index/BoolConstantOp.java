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

/** Produces a constant truth value. */
@Op(name = "index.bool.constant",
    attributes = "value: BOOL",
    results = "result: I1",
    traits = {"CONSTANT_LIKE", "PURE", "INFERS_RESULT_TYPES"},
    format = "attr-dict $value",
    implementations = BoolConstantOp.Range.class)
public final class BoolConstantOp extends BoolConstantOpBase {
  BoolConstantOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames((each, sink) -> sink.name(each.result(0), of(each).valueAttr().isZero() ? "false" : "true"));
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }

  /** The value. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      results.set(op.result(0), IntegerRange.constant(1, of(op).valueAttr().signedValue()));
    }
  }
}
