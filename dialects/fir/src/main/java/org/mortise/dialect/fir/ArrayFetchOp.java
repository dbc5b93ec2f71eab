// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** The value of an element of an array value. */
@Op(name = "fir.array_fetch",
    operands = {"sequence: SEQUENCE", "indices: ANY_COORDINATE...", "typeparams: ANY_INTEGER..."},
    results = "element: ANY",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$sequence `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)")
public final class ArrayFetchOp extends ArrayFetchOpBase {
  ArrayFetchOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SequenceType array = (SequenceType) sequence().type();
    if (indices().size() < array.rank()) {
      return opError("number of indices != dimension of array");
    }
    boolean isByAddress = indices().size() == array.rank() && isAddressOf(array.elementType());
    if (indices().size() == array.rank() && !array.hasUnknownShape() && !isByAddress
        && array.elementType() != element().type()) {
      return opError("return type does not match array");
    }
    Type fetched = isByAddress ? array.elementType() : element().type();
    if (!ElementPath.leadsTo(array, indices(), fetched)) {
      return opError("return type and/or indices do not type check");
    }
    if (ArrayLoadOp.of(sequence().definingOp()) == null) {
      return opError("argument #0 must be result of fir.array_load");
    }
    return ArrayOperands.acceptsLengths(array, typeparams().size()) ? null : opError("invalid type parameters");
  }

  /** Returns whether the result is the address of an element that may be fetched by its address. */
  private boolean isAddressOf(Type type) {
    return (type instanceof CharacterType || type instanceof RecordType)
        && element().type() instanceof ReferenceType address && address.elementType() == type;
  }

}
