// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.VectorType;

/** Returns all elements of a vector, in row-major order. */
@Op(name = "vector.to_elements",
    operands = "source: ANY_VECTOR_OF_ANY_RANK",
    results = "elements: ANY...",
    traits = "PURE",
    format = "$source attr-dict `:` type($source)",
    since = "22.1",
    patterns = ToElementsOp.class)
public final class ToElementsOp extends ToElementsOpBase {
  ToElementsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typesFrom("elements", "source", "operand types match result element type", types ->
        types.isEmpty() || !(types.get(0) instanceof VectorType vector) ? null : elementTypes(vector));
  }

  private static @Nullable List<Type> elementTypes(VectorType vector) {
    return vector.elementCountOverflows() || vector.numElements() > Integer.MAX_VALUE ? null
        : Collections.nCopies((int) vector.numElements(), vector.elementType());
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    return state.operands().get(0).type() instanceof VectorType vector ? elementTypes(vector) : null;
  }

  /** Returns the elements that the vector was made of. */
  @Canonicalization("FoldToElements")
  static boolean fromElements(ToElementsOp op, PatternRewriter rewriter) {
    FromElementsOp made = FromElementsOp.of(op.source().definingOp());
    Value element = VectorTypes.splatElement(op.source());
    if (made == null && element == null) {
      return false;
    }
    rewriter.replaceOp(op, made != null ? List.copyOf(made.elements())
        : new ArrayList<>(Collections.nCopies(op.elements().size(), element)));
    return true;
  }
}
