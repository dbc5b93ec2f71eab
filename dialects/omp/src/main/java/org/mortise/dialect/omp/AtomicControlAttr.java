// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** What the code of an atomic operation may ignore: {@code #omp.atomic_control<remote_memory = true>}. */
@AttrDef(name = "omp.atomic_control",
    parameters = {
        "ignore_denormal_mode: BOOL = false", "fine_grained_memory: BOOL = false", "remote_memory: BOOL = false"
    },
    format = "`<` struct(params) `>`")
public final class AtomicControlAttr extends AtomicControlAttrBase {
  AtomicControlAttr(Context context, Object[] values) {
    super(context, values);
  }
}
