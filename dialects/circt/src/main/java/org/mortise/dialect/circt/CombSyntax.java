// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.osgi.service.component.annotations.Component;

/** The syntax of the dialect {@code comb} of CIRCT, as far as its definition leaves it to C++. */
@Component(service = SyntaxLibrary.class)
public final class CombSyntax implements SyntaxLibrary {
  @Override
  public String namespace() {
    return "comb";
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "comb.concat" -> new ConcatSyntax();
      default -> null;
    };
  }
}
