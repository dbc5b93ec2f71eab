// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.MemRefType;

/** Appends a value, or several copies of it, to a buffer that grows. */
@Op(name = "sparse_tensor.push_back",
    operands = {"curSize: INDEX", "inBuffer: BUFFER", "value: ANY", "n: INDEX?"},
    results = {"outBuffer: BUFFER", "newSize: INDEX"},
    attributes = "inbounds: UNIT?",
    sameTypes = "inBuffer, outBuffer",
    format = "(`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^ )? attr-dict `:` type($curSize) "
        + "`,` type($inBuffer) `,` type($value) (`,` type($n)^ )?")
public final class PushBackOp extends PushBackOpBase {
  PushBackOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("value", "inBuffer", "value type matches element type of inBuffer",
        type -> type instanceof MemRefType buffer ? buffer.elementType() : null);
  }

  @Nullable Diagnostic verify() {
    Operation count = n() == null ? null : n().definingOp();
    boolean isNegative = count != null && count.getAttr("value") instanceof IntegerAttr number
        && number.longValue() < 1;
    return isNegative ? opError("n must be not less than 1") : null;
  }
}
