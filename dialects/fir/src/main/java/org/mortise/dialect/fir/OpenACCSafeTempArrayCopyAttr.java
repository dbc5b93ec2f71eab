// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The check of whether a temporary copy of an array is safe in OpenACC: {@code #fir.acc_safe_temp_array_copy}. */
@AttrDef(name = "fir.acc_safe_temp_array_copy", definition = "fir_OpenACCSafeTempArrayCopyAttr")
public final class OpenACCSafeTempArrayCopyAttr extends OpenACCSafeTempArrayCopyAttrBase {
  OpenACCSafeTempArrayCopyAttr(Context context, Object[] values) {
    super(context, values);
  }
}
