// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Collections;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Creates a vector from its elements. */
@Op(name = "vector.from_elements",
    operands = "elements: ANY...",
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    format = "$elements attr-dict `:` type($result)",
    patterns = VectorPatterns.class)
public final class FromElementsOp extends FromElementsOpBase {
  FromElementsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typesFrom("elements", "result", "operand types match result element type", types ->
        types.isEmpty() || !(types.get(0) instanceof VectorType vector) || vector.elementCountOverflows()
            || vector.numElements() > Integer.MAX_VALUE ? null // the limit of operands
            : Collections.nCopies((int) vector.numElements(), vector.elementType()));
  }

  FoldResult fold(Attribute[] constants) {
    Value source = source();
    Attribute constant = source != null ? null : constant(constants);
    return source != null ? FoldResult.of(source) : FoldResult.ofNullable(constant);
  }

  /** Returns the vector that all elements were taken from, in their order; null if there is none. */
  private @Nullable Value source() {
    ToElementsOp taken = elements().isEmpty() ? null : ToElementsOp.of(elements().get(0).definingOp());
    if (taken == null || taken.source().type() != result().type()) {
      return null;
    }
    for (int i = 0; i < elements().size(); i++) {
      if (elements().get(i) != taken.elements().get(i)) {
        return null;
      }
    }
    return taken.source();
  }

  /** Returns the vector of constant numbers; null if an element is none. */
  private @Nullable Attribute constant(@Nullable Attribute[] elements) {
    for (Attribute element : elements) {
      if (!(element instanceof IntegerAttr) && !(element instanceof FloatAttr)) {
        return null;
      }
    }
    DenseElementsBuilder vector = new DenseElementsBuilder((VectorType) result().type());
    for (Attribute element : elements) {
      vector.add(element);
    }
    return vector.build();
  }
}
