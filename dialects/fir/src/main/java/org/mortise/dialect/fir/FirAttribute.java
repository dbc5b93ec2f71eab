// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute of the dialect. */
public abstract class FirAttribute extends Attribute {
  FirAttribute(Context context) {
    super(context);
  }

  @Override
  public final String dialectNamespace() {
    return FirDialect.NAMESPACE;
  }
}
