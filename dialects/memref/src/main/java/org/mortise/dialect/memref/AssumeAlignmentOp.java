// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Asserts that memory is aligned. */
@Op(name = "memref.assume_alignment",
    operands = "memref: ANY_MEMREF write",
    attributes = "alignment: POSITIVE_ALIGNMENT",
    format = "$memref `,` $alignment attr-dict `:` type($memref)")
public final class AssumeAlignmentOp extends AssumeAlignmentOpBase {
  AssumeAlignmentOp(Operation operation) {
    super(operation);
  }

  /** Returns the alignment in bytes. */
  public long alignment() {
    return alignmentAttr().longValue();
  }

  @Nullable Diagnostic verify() {
    return Long.bitCount(alignment()) == 1 ? null : opError("alignment must be power of 2");
  }
}
