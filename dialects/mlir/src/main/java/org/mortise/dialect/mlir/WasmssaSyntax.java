// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The syntax of functions, global variables and alternatives of {@code wasmssa}. */
@Component(service = SyntaxLibrary.class)
public final class WasmssaSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("wasmssa");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return Map.of("ElseRegion", new ElseRegion());
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "wasmssa.func" -> new WasmFuncSyntax();
      case "wasmssa.global" -> new WasmGlobalSyntax();
      case "wasmssa.import_global" -> new ImportGlobalSyntax();
      case "wasmssa.local" -> new LocalSyntax();
      default -> null;
    };
  }
}
