// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.definition.OpAssembly;
import org.osgi.service.component.annotations.Component;

/** The syntax of multiplications of matrices of {@code nvvm}. */
@Component(service = SyntaxLibrary.class)
public final class NvvmSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("nvvm");
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "nvvm.mma.sync" -> new MatrixMultiply(" ", false, false);
      case "nvvm.mma.sp.sync" -> new MatrixMultiply("", true, false);
      case "nvvm.mma.block_scale" -> new MatrixMultiply("", false, true);
      case "nvvm.mma.sp.block_scale" -> new MatrixMultiply("", true, true);
      default -> null;
    };
  }
}
