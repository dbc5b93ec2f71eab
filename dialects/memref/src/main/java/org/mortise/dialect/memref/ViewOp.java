// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Sees bytes as memory of another type. */
@Op(name = "memref.view",
    operands = {"source: SOURCE", "byte_shift: INDEX", "sizes: INDEX..."},
    results = "result: ANY_MEMREF",
    traits = "PURE",
    format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
    resultNames = "view",
    canonicalization = "Views.add")
public final class ViewOp extends ViewOpBase {
  static final TypeConstraint<?> SOURCE = TypeConstraints.memRefOfRank(1, TypeConstraints.I8);

  ViewOp(Operation operation) {
    super(operation);
  }

  Diagnostic verify() {
    return Views.verify(operation());
  }

  public MemRefType type() {
    return resultType();
  }
}
