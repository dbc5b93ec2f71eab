// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The check of whether a temporary copy of an array is safe in OpenMP: {@code #fir.omp_safe_temp_array_copy}. */
@AttrDef(name = "fir.omp_safe_temp_array_copy", definition = "fir_OpenMPSafeTempArrayCopyAttr")
public final class OpenMPSafeTempArrayCopyAttr extends OpenMPSafeTempArrayCopyAttrBase {
  OpenMPSafeTempArrayCopyAttr(Context context, Object[] values) {
    super(context, values);
  }
}
