// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reads an array as a value. */
@Op(name = "fir.array_load",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "slice: SLICE?",
        "typeparams: ANY_INTEGER..."
    },
    results = "result: SEQUENCE",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = VolatileEffects.Read.class,
    format = "$memref (`(`$shape^`)`)? (`[`$slice^`]`)? (`typeparams` $typeparams^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class ArrayLoadOp extends ArrayLoadOpBase {
  ArrayLoadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SequenceType array = ArrayOperands.arrayOf(memref());
    if (array == null) {
      return opError("must be a reference to an array");
    }
    String error = ArrayOperands.shapeError(memref(), shape());
    if (error == null) {
      error = ArrayOperands.sliceError("array_load", array, slice());
    }
    if (error == null) {
      error = ArrayOperands.lengthError(memref(), typeparams().size());
    }
    return error == null ? null : opError(error);
  }

}
