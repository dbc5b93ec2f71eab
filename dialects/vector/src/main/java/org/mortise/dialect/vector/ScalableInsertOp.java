// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Replaces a part of a scalable vector with one dimension. */
@Op(name = "vector.scalable.insert",
    operands = {"source: VECTOR_1D", "dest: SCALABLE_VECTOR_1D"},
    results = "res: SCALABLE_VECTOR_1D",
    attributes = "pos: I64",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$source `,` $dest `[` $pos `]` attr-dict `:` type($source) `into` type($dest)")
public final class ScalableInsertOp extends ScalableInsertOpBase {
  ScalableInsertOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {source, dest} have same element type", each ->
        of(each).sourceType().elementType() == of(each).destType().elementType());
    op.sameTypes("dest", "res");
    op.predicate("position is a multiple of the source length.", each ->
        of(each).posAttr().longValue() % of(each).sourceType().numElements() == 0);
  }
}
