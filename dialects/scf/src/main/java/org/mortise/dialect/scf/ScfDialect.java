// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Structured control flow: conditions, switches and loops as operations with regions. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "scf")
public final class ScfDialect extends ScfDialectBase {
  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
