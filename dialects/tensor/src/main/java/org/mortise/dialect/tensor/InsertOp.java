// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;

/** Returns a tensor with one element replaced. */
@Op(name = "tensor.insert",
    operands = {"scalar: ANY", "dest: ANY_RANKED_TENSOR", "indices: INDEX..."},
    results = "result: ANY_RANKED_TENSOR",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
    resultNames = "inserted",
    implementations = {InsertOp.DestinationStyle.class, InsertBufferization.class},
    patterns = CastIntoDestinationStyle.class)
public final class InsertOp extends InsertOpBase {
  InsertOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "dest", "result type matches type of dest", type -> type);
    op.typeFrom("scalar", "dest", "scalar type matches element type of dest", TensorTypes::elementType);
  }

  @Nullable Diagnostic verify() {
    return indices().size() == destType().rank() ? null : opError("incorrect number of indices");
  }

  FoldResult fold(Attribute[] constants) {
    return ElementFolding.insert(this, constants);
  }

  /** The destination is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return new OperandRange(op, 1, 1);
    }
  }
}
