// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.List;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.NewerSyntax;
import org.mortise.ir.definition.DialectOperations;

/** The dialect that every context has: modules and casts between type systems. Its types have no prefix. */
@DialectOperations(namespace = "builtin")
public final class BuiltinDialect extends BuiltinDialectBase {
  @Override
  public DialectBytecode bytecode() {
    return BuiltinBytecode.INSTANCE;
  }

  @Override
  public boolean hasResources() {
    return true;
  }

  @Override
  public List<NewerSyntax> newerSyntax() {
    return List.of(
        NewerSyntax.of(20, "\\b(f4E2M1FN|f6E2M3FN|f6E3M2FN|f8E3M4|f8E8M0FNU)\\b", "there is no such type"),
        NewerSyntax.of(20, "\\bloc\\(.*\"\\s*:\\s*\\d+\\s*:\\s*\\d+\\s+to\\b",
            "a location has no range: it is 'loc(\"file\":line:column)'"));
  }
}
