// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * Inlines operations into affine scopes, such as functions, in which all computed values are symbols. Does not inline
 * into affine loops and conditions, in which symbols of the callee would not be symbols any more.
 */
final class AffineInliner implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return target.parentOp().hasTrait(Trait.AFFINE_SCOPE);
  }
}
