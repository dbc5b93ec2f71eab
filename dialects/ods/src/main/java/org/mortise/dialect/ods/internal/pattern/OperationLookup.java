// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationName;
import org.mortise.ir.definition.OpDefinition;

/** Finds the definitions of the operations that patterns name. */
@FunctionalInterface
public interface OperationLookup {
  /** The definitions of a context. */
  OperationLookup OF_CONTEXT = OpDefinition::of;

  /** Returns the definition of an operation; null if there is none. */
  @Nullable OpDefinition find(OperationName name);
}
