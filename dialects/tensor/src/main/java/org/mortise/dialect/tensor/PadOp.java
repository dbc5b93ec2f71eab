// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;

/** Pads a tensor: the body computes the added elements from their positions. */
@Op(name = "tensor.pad",
    operands = {"source: ANY_RANKED_TENSOR", "low: INDEX...", "high: INDEX..."},
    results = "result: ANY_RANKED_TENSOR",
    attributes = {"static_low: DENSE_I64_ARRAY", "static_high: DENSE_I64_ARRAY", "nofold: UNIT?"},
    regions = "region: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    implicitTerminator = "tensor.yield",
    format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)"
          + " `high` `` custom<DynamicIndexList>($high, $static_high)"
          + " $region attr-dict `:` type($source) `to` type($result)",
    resultNames = "padded",
    implementations = {PadBounds.class, ResultShapes.OfPad.class},
    patterns = PadPatterns.class)
public final class PadOp extends PadOpBase {
  PadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  @Nullable Diagnostic verify() {
    return Pads.verify(this);
  }

  @Nullable Diagnostic verifyRegions() {
    return Pads.verifyBody(this);
  }

  FoldResult fold(Attribute[] constants) {
    return Pads.fold(this);
  }

  /** Returns the numbers of elements that are added before the source. */
  public MixedIndices mixedLow() {
    return MixedIndices.of(staticLowAttr(), low());
  }

  /** Returns the numbers of elements that are added after the source. */
  public MixedIndices mixedHigh() {
    return MixedIndices.of(staticHighAttr(), high());
  }
}
