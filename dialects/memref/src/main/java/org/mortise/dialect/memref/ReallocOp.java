// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** Changes the size of one-dimensional memory on the heap; the old memory must not be used any more. */
@Op(name = "memref.realloc",
    operands = {"source: LINE free", "dynamicResultSize: INDEX?"},
    results = "result: VERIFIED_LINE alloc",
    attributes = "alignment: ALIGNMENT?",
    format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type($result)",
    canonicalization = "AllocPatterns.realloc")
public final class ReallocOp extends ReallocOpBase {

  ReallocOp(Operation operation) {
    super(operation);
  }

  Diagnostic verify() {
    return Allocations.verifyRealloc(operation());
  }

  public MemRefType type() {
    return (MemRefType) result().type();
  }
}
