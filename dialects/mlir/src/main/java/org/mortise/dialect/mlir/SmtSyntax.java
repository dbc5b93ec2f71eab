// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.ResultNames;
import org.osgi.service.component.annotations.Component;

/** The syntax of comparisons, applications and constants of {@code smt}, and the names of results. */
@Component(service = SyntaxLibrary.class)
public final class SmtSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("smt");
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "smt.apply_func" -> new ApplySyntax();
      case "smt.bv.concat" -> new ConcatSyntax();
      case "smt.bv.repeat" -> new RepeatSyntax();
      case "smt.distinct", "smt.eq" -> new ComparisonSyntax();
      case "smt.int.constant" -> new IntegerSyntax();
      default -> null;
    };
  }

  @Override
  public @Nullable ResultNames resultNames(String operation) {
    return switch (operation) {
      case "smt.bv.constant", "smt.constant", "smt.declare_fun", "smt.int.constant" -> new SmtNames();
      default -> null;
    };
  }
}
