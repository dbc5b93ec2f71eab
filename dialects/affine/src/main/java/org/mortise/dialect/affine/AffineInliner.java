// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ShapedDimOpInterface;

/**
 * Inlines affine operations into affine scopes, such as functions, in which all computed values are symbols. Inlines
 * into affine loops and conditions only single blocks of operations without effects and of affine accesses whose
 * indices stay dimensions and symbols there.
 */
final class AffineInliner implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    Operation parent = target.parentOp();
    return parent.hasTrait(Trait.AFFINE_SCOPE)
        || ForOp.of(parent) != null || ParallelOp.of(parent) != null || IfOp.of(parent) != null;
  }

  @Override
  public boolean isLegalToInlineInto(
      Region target, Region source, boolean wouldBeCloned, List<? extends Value> arguments) {
    if (!source.hasOneBlock()) {
      return false;
    }
    for (Operation op : source.first().operations()) {
      boolean stays = hasNoEffect(op) ? staysValidMap(op, target, source, arguments)
          : staysValidAccess(op, target, source, arguments);
      if (!stays) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasNoEffect(Operation op) {
    return op.regionCount() == 0 && MemoryEffects.isMemoryEffectFree(op);
  }

  /**
   * Returns whether the arguments of the function that a map uses become dimensions and symbols. MLIR does not ask, and
   * fails if they don't.
   */
  private static boolean staysValidMap(
      Operation op, Region target, Region source, List<? extends Value> arguments) {
    if (ApplyOp.of(op) == null && MinOp.of(op) == null && MaxOp.of(op) == null) {
      return true;
    }
    MapOperands operands = MapOperands.of(op, 0);
    for (int i = 0; i < operands.operands().size(); i++) {
      Value operand = operands.operands().get(i);
      boolean isDim = i < operands.map().dimCount();
      if (operand instanceof BlockArgument && !staysValid(operand, isDim, target, source, arguments)) {
        return false;
      }
    }
    return true;
  }

  private static boolean staysValidAccess(
      Operation op, Region target, Region source, List<? extends Value> arguments) {
    int first = LoadOp.of(op) != null || VectorLoadOp.of(op) != null ? 1
        : StoreOp.of(op) != null || VectorStoreOp.of(op) != null ? 2 : -1;
    if (first < 0) {
      return false;
    }
    MapOperands indices = MapOperands.of(op, first);
    for (int i = 0; i < indices.operands().size(); i++) {
      boolean isDim = i < indices.map().dimCount();
      if (!staysValid(indices.operands().get(i), isDim, target, source, arguments)) {
        return false;
      }
    }
    return true;
  }

  /** A value that is valid only because it is defined directly in the function can become invalid. */
  private static boolean staysValid(
      Value value, boolean asDim, Region target, Region source, List<? extends Value> arguments) {
    if (value.parentRegion() != source) {
      return true;
    }
    if (value instanceof BlockArgument argument) {
      Value replacement = arguments.get(argument.index());
      Region scope = AffineScopes.scopeOf(target);
      return asDim ? AffineScopes.isDim(replacement, scope) : AffineScopes.isSymbol(replacement, scope);
    }
    return Constants.of(value) != null || value.definingOp().implementsInterface(ShapedDimOpInterface.class);
  }
}
