// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.DynamicIndexList;

/**
 * The family of transformations, which can be children of a sequence. Most have {@link HandleEffects}.
 */
@Op(traits = "TRANSFORM")
public abstract class TransformOp extends TransformOpBase {
  static final String FUNCTIONAL_TYPE = "$target attr-dict `:` functional-type(operands, results)";
  static final String TARGET_TYPE = "$target attr-dict `:` type($target)";
  static final String SEMI_FUNCTION_TYPE = "$target attr-dict `:` custom<SemiFunctionType>(type($target), ";
  static final String MATCHED_TYPE = "$operand_handle attr-dict `:` functional-type(operands, results)";

  TransformOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("SemiFunctionType", new SemiFunctionType());
    op.directive("TransformMatchDims", new TransformMatchDims());
    op.directive("MultitileSizesTypes", new SharedResultType(3));
    op.directive("ContinuousTileSizeTypes", new SharedResultType(2));
    op.directive("PackedOrDynamicIndexList", new PackedOrDynamicIndexList());
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
    op.directive(DynamicIndexList.SCALABLE_NAME, DynamicIndexList.scalable());
  }
}
