// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Produces a constant size. */
@Op(name = "shape.const_size",
    results = "result: SIZE",
    attributes = "value: INDEX",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "$value attr-dict")
public final class ConstSizeOp extends ConstSizeOpBase {
  ConstSizeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames((operation, sink) -> sink.name(operation.result(0), "c" + of(operation).valueAttr().longValue()));
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
