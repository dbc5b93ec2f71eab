// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.NewerSyntax;
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

  @Override
  public List<NewerSyntax> newerSyntax() {
    return List.of(
        NewerSyntax.of(21, "\\bcf\\.cond_br\\b.*\\bweights\\(", "'cf.cond_br' has no weights: leave them out"));
  }
}
