// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The assumptions of a program about the runtime library: {@code #omp.flags<debug_kind = 1, ...>}. */
@AttrDef(name = "omp.flags", definition = "FlagsAttr",
    parameters = {
        "debug_kind: UINT32 = 0", "assume_teams_oversubscription: BOOL = false",
        "assume_threads_oversubscription: BOOL = false", "assume_no_thread_state: BOOL = false",
        "assume_no_nested_parallelism: BOOL = false", "no_gpu_lib: BOOL = false", "openmp_device_version: UINT32 = 50"
    },
    format = "`<` struct(params) `>`")
public final class OmpFlagsAttr extends OmpFlagsAttrBase {
  OmpFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
