// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** A reference to a loop that a loop transformation consumes or generates: {@code !omp.cli}. */
@TypeDef(name = "omp.cli")
public final class CanonicalLoopInfoType extends CanonicalLoopInfoTypeBase {
  CanonicalLoopInfoType(Context context, Object[] values) {
    super(context, values);
  }
}
