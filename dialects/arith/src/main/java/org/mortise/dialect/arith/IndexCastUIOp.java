// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts between an index and an unsigned integer. */
@Op(name = "arith.index_castui", family = IndexConversionOp.class, computes = "RESIZE_UNSIGNED",
    canonicalization = "CastPatterns.indexCastUI")
public final class IndexCastUIOp extends IndexCastUIOpBase {
  IndexCastUIOp(Operation operation) {
    super(operation);
  }
}
