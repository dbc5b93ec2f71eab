// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Copies an aggregate of constant size. */
@Op(name = "fir.copy",
    operands = {"source: AGGREGATE_OF_CONSTANT_SIZE", "destination: AGGREGATE_OF_CONSTANT_SIZE"},
    attributes = "no_overlap: UNIT?",
    format = "$source `to` $destination (`no_overlap` $no_overlap^)? attr-dict `:` type(operands)",
    implementations = VolatileEffects.Copy.class,
    since = "22.1")
public final class CopyOp extends CopyOpBase {
  CopyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Addresses.elementType(source().type()) == Addresses.elementType(destination().type())
        ? null : opError("source and destination must have the same value type");
  }
}
