// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The syntax of the dialect {@code firrtl} of CIRCT, as far as its definition leaves it to C++. */
@Component(service = SyntaxLibrary.class)
public final class FirrtlSyntax implements SyntaxLibrary {
  @Override
  public String namespace() {
    return "firrtl";
  }

  @Override
  public Map<String, CustomDirective> directives() {
    return Map.of("OptionalBinaryOpTypes", new OneOrTwoTypes());
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "firrtl.module" -> new FirrtlModuleSyntax(true);
      case "firrtl.extmodule" -> new FirrtlModuleSyntax(false);
      case "firrtl.instance" -> new FirrtlInstanceSyntax();
      case "firrtl.ref.send" -> new RefSendSyntax();
      case "firrtl.subfield" -> new SubfieldSyntax();
      default -> null;
    };
  }
}
