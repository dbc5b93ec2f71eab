// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * Affine operations may be inlined to where all that is computed is a symbol: directly into functions and the like.
 * Nothing is inlined into affine loops and conditions, where values that were symbols would not be any more.
 */
final class AffineInliner implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return target.parentOp().hasTrait(Trait.AFFINE_SCOPE);
  }
}
