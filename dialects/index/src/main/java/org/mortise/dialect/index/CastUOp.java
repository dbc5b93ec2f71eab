// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts between an index and an integer, extending by zeros or truncating. */
@Op(name = "index.castu", family = IndexCastOp.class, computes = "RESIZE_UNSIGNED")
public final class CastUOp extends CastUOpBase {
  CastUOp(Operation operation) {
    super(operation);
  }
}
