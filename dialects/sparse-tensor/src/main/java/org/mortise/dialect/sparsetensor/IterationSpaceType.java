// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The stored elements of some levels: {@code !sparse_tensor.iter_space<#encoding, lvls = 0 to 2>}. */
@TypeDef(name = "sparse_tensor.iter_space", definition = "SparseTensor_IterSpace",
    parameters = {"encoding: NESTED_ENCODING", "levels: LEVEL_RANGE"},
    format = "`<` $encoding `,` `lvls` `=` $levels `>`")
public final class IterationSpaceType extends IterationSpaceTypeBase {
  IterationSpaceType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type of positions in this space. */
  IteratorType iterator() {
    return IteratorType.of(encoding(), levels());
  }
}
