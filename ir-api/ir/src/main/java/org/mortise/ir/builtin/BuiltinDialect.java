// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import org.mortise.ir.DialectBytecode;
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
}
