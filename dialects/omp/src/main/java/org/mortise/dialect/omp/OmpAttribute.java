// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute of the dialect. */
public abstract class OmpAttribute extends Attribute {
  OmpAttribute(Context context) {
    super(context);
  }

  @Override
  public final String dialectNamespace() {
    return OmpDialect.NAMESPACE;
  }
}
