// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the minimum of unsigned numbers. */
@Op(name = "index.minu", family = IndexBinaryOp.class, computes = "MIN_UNSIGNED", traits = {"COMMUTATIVE", "PURE"})
public final class MinUOp extends MinUOpBase {
  MinUOp(Operation operation) {
    super(operation);
  }
}
