// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.rewrite.PatternRewriter;

/** Folds operations with one result that were just created. Costs as much as the folder. */
public final class FoldedCreation {
  private FoldedCreation() {}

  /**
   * Returns the result of {@code created}, or erases it and returns the value that it folds to. For a constant, the
   * dialect of the operation creates one. The generated {@code createOrFold} of an operation calls it.
   */
  public static Value fold(OperationRef created, PatternRewriter rewriter) {
    Operation op = created.operation();
    Attribute[] constants = new Attribute[op.operandCount()];
    for (int i = 0; i < constants.length; i++) {
      constants[i] = Constants.of(op.operand(i));
    }
    OpDefinition definition = OpDefinition.of(op);
    boolean folds = definition != null && definition.folder() != null;
    FoldResult folded = folds ? definition.folder().fold(op, constants) : FoldResult.NONE;
    if (folded.size() != 1) {
      return op.result(0);
    }
    Value replacement = folded.value(0);
    if (replacement == null) {
      rewriter.setInsertionPoint(op);
      Operation constant = op.name().dialect()
          .materializeConstant(rewriter, folded.constant(0), op.result(0).type(), op.location());
      if (constant == null) {
        rewriter.setInsertionPointAfter(op);
        return op.result(0);
      }
      replacement = constant.result(0);
    }
    if (replacement != op.result(0)) {
      rewriter.eraseOp(op);
    }
    return replacement;
  }
}
