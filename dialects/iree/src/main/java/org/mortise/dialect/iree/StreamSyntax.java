// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.Map;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The directives of formats of the dialect {@code stream} of IREE. */
@Component(service = SyntaxLibrary.class)
public final class StreamSyntax implements SyntaxLibrary {
  @Override
  public String namespace() {
    return "stream";
  }

  @Override
  public Map<String, CustomDirective> directives() {
    return IreeDirectives.withCountAfter("workgroups");
  }
}
