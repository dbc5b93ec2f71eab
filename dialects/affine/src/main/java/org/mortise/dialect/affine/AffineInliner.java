// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;

/**
 * Inlines affine operations into affine scopes, such as functions, in which all computed values are symbols. Inlines
 * into affine loops and conditions only single blocks without affine operations, whose symbols could not be symbols
 * there.
 */
final class AffineInliner implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return target.parentOp().hasTrait(Trait.AFFINE_SCOPE);
  }

  @Override
  public boolean isLegalToInlineInto(Region target, Region source, boolean wouldBeCloned) {
    if (!source.hasOneBlock()) {
      return false;
    }
    for (Operation op : source.first().operations()) {
      if (op.walkPreOrder(AffineInliner::stopAtAffine) == Walk.Result.INTERRUPT) {
        return false;
      }
    }
    return true;
  }

  private static Walk.Result stopAtAffine(Operation op) {
    return op.name().name().startsWith("affine.") ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
  }
}
