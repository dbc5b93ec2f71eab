// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.osgi.service.component.annotations.Component;

/** The syntax of conversions between predicates of {@code arm_sve}. */
@Component(service = SyntaxLibrary.class)
public final class ArmSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("arm_sve");
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "arm_sve.convert_from_svbool" -> new PredicateConversion(true);
      case "arm_sve.convert_to_svbool" -> new PredicateConversion(false);
      default -> null;
    };
  }
}
