// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** A handle of all operations of several handles. */
@Op(name = "transform.merge_handles", family = TransformOp.class,
    operands = "handles: HANDLE_OR_PARAM...",
    results = "result: HANDLE_OR_PARAM",
    attributes = "deduplicate: UNIT?",
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    implementations = HandleEffects.Reading.class,
    format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)")
public final class MergeHandlesOp extends MergeHandlesOpBase {
  MergeHandlesOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    boolean isHandle = handles().size() == 1 && deduplicateAttr() == null;
    return isHandle ? FoldResult.of(handles().get(0)) : FoldResult.NONE;
  }
}
