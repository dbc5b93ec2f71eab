// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute of the dialect. */
public abstract class DltiAttribute extends Attribute {
  DltiAttribute(Context context) {
    super(context);
  }

  @Override
  public final String dialectNamespace() {
    return DltiDialect.NAMESPACE;
  }
}
