// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** An array value with another element. */
@Op(name = "fir.array_update",
    operands = {"sequence: SEQUENCE", "merge: ANY", "indices: ANY_COORDINATE...", "typeparams: ANY_INTEGER..."},
    results = "result: SEQUENCE",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$sequence `,` $merge `,` $indices (`typeparams` $typeparams^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class ArrayUpdateOp extends ArrayUpdateOpBase {
  ArrayUpdateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SequenceType array = (SequenceType) sequence().type();
    if (Addresses.elementType(merge().type()) != null) {
      return opError("does not support reference type for merge");
    }
    if (indices().size() < array.rank()) {
      return opError("number of indices != dimension of array");
    }
    if (indices().size() == array.rank() && array.elementType() != merge().type()) {
      return opError("merged value does not have element type");
    }
    if (!ElementPath.leadsTo(array, indices(), merge().type())) {
      return opError("merged value and/or indices do not type check");
    }
    return ArrayOperands.acceptsLengths(array, typeparams().size()) ? null : opError("invalid type parameters");
  }
}
