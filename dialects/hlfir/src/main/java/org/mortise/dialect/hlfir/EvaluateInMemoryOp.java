// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** An expression whose value a region writes to memory, the argument of the region. */
@Op(name = "hlfir.eval_in_mem",
    operands = {"shape: SHAPE?", "typeparams: ANY_INTEGER..."},
    results = "result: EXPR",
    resultNames = "",
    regions = "body: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"},
    implicitTerminator = "fir.end",
    format = "(`shape` $shape^)? (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results) $body",
    since = "22.1")
public final class EvaluateInMemoryOp extends EvaluateInMemoryOpBase {
  EvaluateInMemoryOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    ExprType type = (ExprType) result().type();
    int rank = shape() == null ? 0 : EntityTypes.rankOf(shape().type());
    if (rank != type.rank()) {
      return opError("`shape` rank must match the result rank");
    }
    if (type.elementType() instanceof CharacterType) {
      return typeparams().size() == 1
          ? null : opError("must be provided one length parameter when the result is a character");
    }
    if (type.elementType() instanceof RecordType derived) {
      return typeparams().size() == derived.lengthParameters().size()
          ? null : opError("must be provided the same number of length parameters as in the result type");
    }
    return typeparams().isEmpty() ? null
        : opError("must not be provided length parameters if the result type does not have length parameters");
  }
}
