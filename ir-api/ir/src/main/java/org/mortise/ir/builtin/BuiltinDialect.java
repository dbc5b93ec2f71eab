// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;

/** The dialect that every context has: modules and casts between type systems. Its types have no prefix. */
public final class BuiltinDialect extends Dialect {
  public static final String NAMESPACE = "builtin";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(ModuleOp.NAME, UnrealizedConversionCastOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case ModuleOp.NAME -> ModuleOp.DEFINITION;
      case UnrealizedConversionCastOp.NAME -> UnrealizedConversionCastOp.DEFINITION;
      default -> null;
    };
  }
}
