// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.NamedOperands;
import org.osgi.service.component.annotations.Component;

/** The syntax of operations and ranges that {@code pdl_interp} creates, and of its loops. */
@Component(service = SyntaxLibrary.class)
public final class PdlInterpSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("pdl_interp");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return Map.of("CreateOperationOpAttributes", new NamedOperands(), "CreateOperationOpResults", new CreatedResults(),
        "RangeType", new RangeType());
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "pdl_interp.foreach" -> new ForeachSyntax();
      case "pdl_interp.get_value_type" -> new ValueTypeSyntax();
      default -> null;
    };
  }
}
