// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Asserts that memory is aligned, and returns it. */
@Op(name = "memref.assume_alignment",
    operands = "memref: ANY_MEMREF",
    results = "result: ANY_MEMREF",
    attributes = "alignment: POSITIVE_ALIGNMENT",
    traits = {"PURE", "SAME_OPERANDS_AND_RESULT_TYPE"},
    resultNames = "assume_align",
    implementations = {MemRefViews.class, MemorySpaceViews.class},
    format = "$memref `,` $alignment attr-dict `:` type($memref)")
public final class AssumeAlignmentOp extends AssumeAlignmentOpBase {
  AssumeAlignmentOp(Operation operation) {
    super(operation);
  }

  /** Returns the alignment in bytes. */
  public long alignment() {
    return alignmentAttr().longValue();
  }

  /** Returns the same assumption about the same memory, if the source is its result. */
  FoldResult fold(Attribute[] constants) {
    AssumeAlignmentOp inner = of(memref().definingOp());
    return inner != null && inner.alignment() == alignment() ? FoldResult.of(inner.result()) : FoldResult.NONE;
  }

  @Nullable Diagnostic verify() {
    return Long.bitCount(alignment()) == 1 ? null : opError("alignment must be power of 2");
  }
}
