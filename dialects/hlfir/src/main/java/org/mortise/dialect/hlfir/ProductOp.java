// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The product of the elements of an array. */
@Op(name = "hlfir.product", family = SumLikeOp.class)
public final class ProductOp extends ProductOpBase {
  ProductOp(Operation operation) {
    super(operation);
  }
}
