// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;

/** Promises that the memory is aligned. */
@Op(name = "memref.assume_alignment",
    operands = "memref: ANY_MEMREF write",
    attributes = "alignment: POSITIVE_ALIGNMENT",
    format = "$memref `,` $alignment attr-dict `:` type($memref)")
public final class AssumeAlignmentOp extends AssumeAlignmentOpBase {
  AssumeAlignmentOp(Operation operation) {
    super(operation);
  }

  public static AssumeAlignmentOp create(OpBuilder builder, Location location, Value memref, int alignment) {
    OperationState state = builder.state(location, NAME)
        .addOperand(memref)
        .setProperty(0, IntegerAttr.i32(builder.context(), alignment));
    return new AssumeAlignmentOp(builder.create(state));
  }

  public long alignment() {
    return alignmentAttr().longValue();
  }

  Diagnostic verify() {
    return Long.bitCount(alignment()) == 1 ? null : opError("alignment must be power of 2");
  }
}
