// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the maximum of unsigned numbers. */
@Op(name = "index.maxu", family = IndexBinaryOp.class, computes = "MAX_UNSIGNED", traits = {"COMMUTATIVE", "PURE"})
public final class MaxUOp extends MaxUOpBase {
  MaxUOp(Operation operation) {
    super(operation);
  }
}
