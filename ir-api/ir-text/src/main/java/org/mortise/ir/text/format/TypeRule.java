// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.NoneType;

/** The source of the types of a value group in the parser. */
interface TypeRule {
  /** Returns the types, or null if the parsed text does not determine them. */
  @Nullable List<Type> types(FormatParseState state);

  /** Returns whether there are as many types as values; otherwise the first type applies to all values. */
  default boolean onePerValue() {
    return true;
  }

  /** Types given in the text. */
  record Written(ValueGroup group) implements TypeRule {
    @Override
    public List<Type> types(FormatParseState state) {
      return group.collected(state);
    }
  }

  /** The only type that satisfies the constraint. */
  record Buildable(Function<Context, Type> maker) implements TypeRule {
    @Override
    public List<Type> types(FormatParseState state) {
      return List.of(maker.apply(state.parser().context()));
    }

    @Override
    public boolean onePerValue() {
      return false;
    }
  }

  /** The same types as another group's. */
  record Same(TypeRule other) implements TypeRule {
    @Override
    public @Nullable List<Type> types(FormatParseState state) {
      return other.types(state);
    }

    @Override
    public boolean onePerValue() {
      return false;
    }
  }

  /** Types derived from another group's types. */
  record Derived(TypeRule source, Function<List<Type>, List<Type>> derivation, boolean onePerValue)
      implements TypeRule {
    @Override
    public @Nullable List<Type> types(FormatParseState state) {
      List<Type> known = source.types(state);
      return known == null ? null : derivation.apply(known);
    }
  }

  /** The type of an attribute's value. */
  record OfAttribute(int slot) implements TypeRule {
    @Override
    public @Nullable List<Type> types(FormatParseState state) {
      Attribute attribute = state.operation().property(slot);
      if (attribute == null) {
        return null;
      }
      Type type = attribute.type(); // a string has none in particular
      return List.of(type == null ? NoneType.of(attribute.context()) : type);
    }

    @Override
    public boolean onePerValue() {
      return false;
    }
  }
}
