// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.definition.Op;

/** Operations on Fortran expressions without specific Java code. */
@Op(name = "hlfir.all", view = "AllOp", family = LogicalReductionOp.class,
    summary = "Returns whether all logical values are true.")
@Op(name = "hlfir.any", view = "AnyOp", family = LogicalReductionOp.class,
    summary = "Returns whether some logical value is true.")
@Op(name = "hlfir.maxloc", view = "MaxlocOp", family = LocationOp.class,
    summary = "The indices of the greatest element of an array.")
@Op(name = "hlfir.maxval", view = "MaxvalOp", family = ExtremumOp.class, summary = "The greatest element of an array.")
@Op(name = "hlfir.minloc", view = "MinlocOp", family = LocationOp.class,
    summary = "The indices of the least element of an array.")
@Op(name = "hlfir.minval", view = "MinvalOp", family = ExtremumOp.class, summary = "The least element of an array.")
@Op(name = "hlfir.product", view = "ProductOp", family = SumLikeOp.class,
    summary = "The product of the elements of an array.")
@Op(name = "hlfir.sum", view = "SumOp", family = SumLikeOp.class, summary = "The sum of the elements of an array.")
final class HlfirOps {
  private HlfirOps() {}
}
