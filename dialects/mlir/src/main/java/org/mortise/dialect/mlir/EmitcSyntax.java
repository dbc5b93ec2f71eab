// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The syntax of expressions, loops, variables and cases of {@code emitc}. */
@Component(service = SyntaxLibrary.class)
public final class EmitcSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("emitc");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return Map.of("EmitCFieldOpTypeAndInitialValue", new TypeAndValue(),
        "EmitCGlobalOpTypeAndInitialValue", new TypeAndValue(), "SwitchCases", new SwitchCases());
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "emitc.expression" -> new ExpressionSyntax();
      case "emitc.for" -> new ForSyntax();
      case "emitc.include" -> new IncludeSyntax();
      default -> null;
    };
  }
}
