// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extracts a vector from a scalable vector with one dimension. */
@Op(name = "vector.scalable.extract",
    operands = "source: SCALABLE_VECTOR_1D",
    results = "res: VECTOR_1D",
    attributes = "pos: I64",
    traits = "PURE",
    format = "$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)")
public final class ScalableExtractOp extends ScalableExtractOpBase {
  ScalableExtractOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {source, res} have same element type", each ->
        of(each).sourceType().elementType() == of(each).resType().elementType());
    op.predicate("position is a multiple of the result length.", each ->
        of(each).posAttr().longValue() % of(each).resType().numElements() == 0);
  }
}
