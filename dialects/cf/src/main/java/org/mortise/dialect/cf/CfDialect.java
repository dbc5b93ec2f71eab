// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Unstructured control flow: branches between blocks, and assertions. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "cf")
public final class CfDialect extends CfDialectBase {
  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
