// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.CastIntoDestinationStyle;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of all structured operations. */
final class StructuredPatterns {
  private StructuredPatterns() {}

  /** Adds the patterns for the operations of a name. */
  static void add(String name, PatternSet patterns) {
    patterns.add(RewritePattern.of(name, "EraseDeadLinalgOp", StructuredPatterns::eraseEmpty));
    patterns.add(RewritePattern.of(name, CastIntoDestinationStyle.TITLE, CastIntoDestinationStyle::apply));
    patterns.add(RewritePattern.of(name, "InferStaticShapeOfOperands", StaticShapes::infer));
  }

  /** Erases operations on empty memrefs. Operations on empty tensors may compute other tensors. */
  private static boolean eraseEmpty(Operation op, PatternRewriter rewriter) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!(op.operand(i).type() instanceof MemRefType type)) {
        continue;
      }
      for (long size : type.shape()) {
        if (size == 0) {
          rewriter.eraseOp(op);
          return true;
        }
      }
    }
    return false;
  }

  /** Clones the operation with other operands; the result types are those of the inits. */
  static Operation clone(Operation op, List<Value> operands, PatternRewriter rewriter) {
    Operation made = rewriter.clone(op, new IRMapping());
    for (int i = 0; i < operands.size(); i++) {
      made.setOperand(i, operands.get(i));
    }
    int result = 0;
    for (Value init : op.getInterface(LinalgOp.class).getDpsInits(made)) {
      if (init.type() instanceof RankedTensorType && result < made.resultCount()) {
        made.result(result++).setType(init.type());
      }
    }
    return made;
  }

  /** Replaces an operation by its operands if it yields them without computation and its maps are one permutation. */
  static boolean eraseIdentity(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    List<AffineMap> maps = structure.getIndexingMaps(op);
    for (AffineMap map : maps) {
      if (!map.isPermutation() || map != maps.get(0)) {
        return false;
      }
    }
    Block block = structure.getBlock(op);
    Operation yield = block.first();
    if (yield != block.last()) {
      return false;
    }
    if (structure.hasPureBufferSemantics(op)) {
      boolean isSelfCopy = op.operandCount() == 2 && structure.countDpsInputs(op) == 1
          && op.operand(0) == op.operand(1) && yield.operand(0) == block.argument(0);
      if (isSelfCopy) {
        rewriter.eraseOp(op);
      }
      return isSelfCopy;
    }
    return structure.hasPureTensorSemantics(op) && replaceByOperands(op, block, rewriter);
  }

  private static boolean replaceByOperands(Operation op, Block block, PatternRewriter rewriter) {
    Operation yield = block.last();
    List<Value> values = new ArrayList<>(op.resultCount());
    for (int i = 0; i < yield.operandCount(); i++) {
      if (!(yield.operand(i) instanceof BlockArgument argument) || argument.parentBlock() != block) {
        return false;
      }
      Value value = op.operand(argument.index());
      Type type = op.result(i).type();
      if (value.type() != type && !CastOp.areCastCompatible(value.type(), type)) {
        return false;
      }
      values.add(value);
    }
    for (int i = 0; i < values.size(); i++) {
      Type type = op.result(i).type();
      if (values.get(i).type() != type) {
        values.set(i, CastOp.create(rewriter, op.location(), type, values.get(i)));
      }
    }
    rewriter.replaceOp(op, values);
    return true;
  }
}
