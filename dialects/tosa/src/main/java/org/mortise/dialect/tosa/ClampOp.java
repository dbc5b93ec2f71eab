// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;

/** Clamps each element. */
@Op(name = "tosa.clamp",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = {
        "min_val: INTEGER_OR_FLOAT_NUMBER", "max_val: INTEGER_OR_FLOAT_NUMBER", "nan_mode: NAN_MODE = PROPAGATE"
    },
    traits = {
        "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "SAME_OPERANDS_AND_RESULT_SHAPE",
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"
    },
    patterns = ClampPatterns.class)
public final class ClampOp extends ClampOpBase {
  ClampOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }

  @Nullable Diagnostic verify() {
    Type element = TosaTypes.storedElementOf(input());
    Attribute min = minValAttr();
    Attribute max = maxValAttr();
    if (min.type() != element || max.type() != element) {
      return opError("min/max attributes types are incompatible with input/output element types.");
    }
    if (min instanceof FloatAttr least && max instanceof FloatAttr greatest) {
      if (least.isNaN() || greatest.isNaN()) {
        return opError("min/max attributes should not be 'NaN', got " + limits());
      }
      return FloatArithmetic.compare(least, greatest) <= 0 ? null : wrongOrder();
    }
    boolean isUnsigned = element instanceof IntegerType integer && integer.isUnsigned();
    return compare((IntegerAttr) min, (IntegerAttr) max, isUnsigned) <= 0 ? null : wrongOrder();
  }

  static int compare(IntegerAttr a, IntegerAttr b, boolean isUnsigned) {
    return isUnsigned
        ? a.unsignedValue().compareTo(b.unsignedValue()) : a.signedValue().compareTo(b.signedValue());
  }

  private Diagnostic wrongOrder() {
    return opError("expected min_val <= max_val, got " + limits());
  }

  private String limits() {
    return "min_val=" + minValAttr() + ", max_val=" + maxValAttr();
  }
}
