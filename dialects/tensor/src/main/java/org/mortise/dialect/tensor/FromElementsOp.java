// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.RankedTensorType;

/** Creates a tensor of its elements, in row-major order. */
@Op(name = "tensor.from_elements",
    operands = "elements: ANY...",
    results = "result: STATIC_TENSOR",
    traits = "PURE",
    format = "$elements attr-dict `:` type($result)",
    resultNames = "from_elements",
    implementations = FromElementsBufferization.class)
public final class FromElementsOp extends FromElementsOpBase {
  FromElementsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typesFrom("elements", "result", "operand types match result element type", FromElementsOp::elementTypes);
  }

  private static @Nullable List<Type> elementTypes(List<Type> result) {
    return result.get(0) instanceof RankedTensorType type && type.hasStaticShape()
        && !type.elementCountOverflows() && type.numElements() <= Integer.MAX_VALUE // the limit of operands
        ? Collections.nCopies(Math.toIntExact(type.numElements()), type.elementType()) : null;
  }

  FoldResult fold(Attribute[] constants) {
    return ElementFolding.fromElements(this, constants);
  }
}
