// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.List;
import org.mortise.ir.Type;

/** The result of a rule of a {@link TypeConverter}: the types that replace a type, which may be none, or a failure. */
public final class ConvertedTypes {
  /** The type cannot be converted, by no other rule either. */
  public static final ConvertedTypes FAILURE = new ConvertedTypes(List.of());

  /** The type is dropped. */
  public static final ConvertedTypes NOTHING = new ConvertedTypes(List.of());

  private final List<Type> types;

  private ConvertedTypes(List<Type> types) {
    this.types = types;
  }

  public static ConvertedTypes of(Type type) {
    return new ConvertedTypes(List.of(type));
  }

  public static ConvertedTypes ofAll(List<? extends Type> types) {
    return types.isEmpty() ? NOTHING : new ConvertedTypes(List.copyOf(types));
  }

  List<Type> types() {
    return types;
  }
}
