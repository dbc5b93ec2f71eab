// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bounds and the initial value of a component of a derived type. */
@Op(name = "fir.dt_component",
    attributes = {"name: STRING", "lower_bounds: DENSE_I64_ARRAY?", "init_val: FLAT_SYMBOL_REF?"},
    parents = "fir.type_info",
    format = "$name (`lbs` $lower_bounds^)? (`init` $init_val^)? attr-dict")
public final class DTComponentOp extends DTComponentOpBase {
  DTComponentOp(Operation operation) {
    super(operation);
  }
}
