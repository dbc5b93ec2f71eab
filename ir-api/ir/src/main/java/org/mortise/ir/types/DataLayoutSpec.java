// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** An attribute of an operation that states facts about the layout of types for all operations inside it. */
public interface DataLayoutSpec {
  /** Returns the fact about a type, or null if there is none. */
  @Nullable Attribute valueOf(Type type);

  /** Returns the facts about types, in their order. */
  Map<Type, Attribute> valuesByType();

  /** Returns the entries without a type, by their names, in their order. */
  Map<String, Attribute> valuesByProperty();
}
