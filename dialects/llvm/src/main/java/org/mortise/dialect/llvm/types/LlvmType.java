// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type of the dialect that has no name. */
public abstract class LlvmType extends Type {
  LlvmType(Context context) {
    super(context);
  }

  @Override
  public final String dialectNamespace() {
    return LlvmTypes.NAMESPACE;
  }
}
