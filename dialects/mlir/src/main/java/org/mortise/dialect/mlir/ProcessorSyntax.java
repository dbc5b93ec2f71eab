// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.osgi.service.component.annotations.Component;

/** The syntax of operations on vectors of the dialects of processors whose types depend on each other. */
@Component(service = SyntaxLibrary.class)
public final class ProcessorSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("arm_sme", "arm_sve", "x86vector");
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "arm_sme.outerproduct" -> new OuterProduct();
      case "arm_sve.convert_from_svbool" -> new PredicateConversion(true);
      case "arm_sve.convert_to_svbool" -> new PredicateConversion(false);
      case "x86vector.avx512.mask.rndscale" -> new MaskedScale("vivmi");
      case "x86vector.avx512.mask.scalef" -> new MaskedScale("vvvmi");
      default -> null;
    };
  }
}
