// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A structured operation whose loops and computation follow from its name; see {@link NamedStructure}. */
@Op(operands = {"inputs: ANY...", "outputs: ANY_SHAPED..."},
    results = "result_tensors: ANY_RANKED_TENSOR...",
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implicitTerminator = "linalg.yield")
abstract class NamedOp extends NamedOpBase {
  static final String MULTIPLY_ADD = "add($2, mul(cast($0), cast($1)))";
  static final String QUANTIZED_MULTIPLY_ADD = "add($4, mul(sub(cast($0), cast($2)), sub(cast($1), cast($3))))";

  NamedOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    NamedStructure structure = NamedStructure.of(op.data());
    StructuredOps.define(op, structure);
    if (structure.hasDynamicIndexingMaps()) {
      op.verifier(structure::verifyWindows);
    }
    op.assembly(new NamedAssembly(structure));
  }

  /** Returns the structure of a named operation, or null for another operation. */
  static @Nullable NamedStructure structureOf(Operation op) {
    return op.getInterface(LinalgOp.class) instanceof NamedStructure structure ? structure : null;
  }
}
