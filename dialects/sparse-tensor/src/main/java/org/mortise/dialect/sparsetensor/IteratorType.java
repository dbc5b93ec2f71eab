// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** A position among the stored elements of some levels: {@code !sparse_tensor.iterator<#encoding, lvls = 1>}. */
@TypeDef(name = "sparse_tensor.iterator", definition = "SparseTensor_Iterator",
    parameters = {"encoding: NESTED_ENCODING", "levels: LEVEL_RANGE"},
    format = "`<` $encoding `,` `lvls` `=` $levels `>`")
public final class IteratorType extends IteratorTypeBase {
  IteratorType(Context context, Object[] values) {
    super(context, values);
  }
}
