// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.osgi.service.component.annotations.Component;

/** The syntax of the dialect {@code hw} of CIRCT, as far as its definition leaves it to C++. */
@Component(service = SyntaxLibrary.class)
public final class HwSyntax implements SyntaxLibrary {
  @Override
  public String namespace() {
    return "hw";
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "hw.module" -> new HwModuleSyntax(true);
      case "hw.module.extern" -> new HwModuleSyntax(false);
      case "hw.instance" -> new HwInstanceSyntax();
      default -> null;
    };
  }
}
