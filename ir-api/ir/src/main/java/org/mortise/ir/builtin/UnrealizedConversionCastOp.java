// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Casts values between type systems where the conversion of one side is still to be done. */
@Op(name = "builtin.unrealized_conversion_cast",
    operands = "inputs: ANY...",
    results = "outputs: ANY...",
    traits = "PURE",
    format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict")
public final class UnrealizedConversionCastOp extends UnrealizedConversionCastOpBase {
  UnrealizedConversionCastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return outputs().isEmpty() ? opError("expected at least one result for cast operation") : null;
  }

  /** Folds a cast to the same types to its operands, and the inverse of another cast to that cast's operands. */
  FoldResult fold(Attribute[] constants) {
    if (inputs().isEmpty() || outputs().isEmpty()) {
      return FoldResult.NONE;
    }
    if (hasTypesOf(outputs(), inputs())) {
      return FoldResult.ofAll(inputs().toArray());
    }
    UnrealizedConversionCastOp producer = of(inputs().get(0).definingOp());
    boolean castsBack = producer != null && inputs().equals(producer.outputs())
        && hasTypesOf(outputs(), producer.inputs());
    return castsBack ? FoldResult.ofAll(producer.inputs().toArray()) : FoldResult.NONE;
  }

  private static boolean hasTypesOf(List<? extends Value> values, List<? extends Value> others) {
    if (values.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).type() != others.get(i).type()) {
        return false;
      }
    }
    return true;
  }
}
