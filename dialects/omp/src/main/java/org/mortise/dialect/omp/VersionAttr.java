// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The version of OpenMP, as in {@code #omp.version<version = 11>}. */
@AttrDef(name = "omp.version",
    parameters = "version: UINT32",
    format = "`<` struct(params) `>`")
public final class VersionAttr extends VersionAttrBase {
  VersionAttr(Context context, Object[] values) {
    super(context, values);
  }
}
